"""How addresses are grouped where limits count by address."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

NAT64 = IPv6Network("64:ff9b::/96")
SITE_BITS = 64
"""One household, and often one machine, owns a whole IPv6 network of this size."""
REMEMBERED = 4096


@lru_cache(REMEMBERED)
def counted_as(host: str) -> str:
    """The address, or the /64 network of an IPv6 address. Text that is no address is returned as it is.

    >>> counted_as("2001:db8:1:2:aaaa::1"), counted_as("::ffff:192.0.2.1"), counted_as("192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    inner = _ipv4_within(address)
    if inner is not None:
        return str(inner)
    return str(address) if address.is_loopback else str(IPv6Network((address, SITE_BITS), strict=False))


def is_here(host: str) -> bool:
    """Whether this is an address of this machine."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped.is_loopback
    return address.is_loopback


def _ipv4_within(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address embedded in an IPv6 address: mapped, 6to4, Teredo or NAT64."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)
