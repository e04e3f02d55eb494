"""`python -m ronron` is the `ronron` command."""

from ronron.cli import main

if __name__ == "__main__":
    main()
