// Small sounds, made here from oscillators and noise; nothing is downloaded. All notes are of one scale, so that whatever sounds together
// is in tune.
import { prefs } from "./prefs.svelte";

/** Hertz of a pentatonic scale on C. */
const NOTE = {
  c3: 130.81,
  g3: 196,
  c4: 261.63,
  d4: 293.66,
  e4: 329.63,
  g4: 392,
  a4: 440,
  c5: 523.25,
  d5: 587.33,
  e5: 659.26,
  g5: 783.99,
  c6: 1046.5,
};

class Stage {
  private readonly audio = new AudioContext();
  private readonly out = new GainNode(this.audio);

  constructor() {
    this.out.connect(this.audio.destination);
  }

  play(recipe: Recipe, volume: number): void {
    void this.audio.resume();
    this.out.gain.value = volume;
    recipe(this, this.audio.currentTime + 0.01);
  }

  /** A string that is plucked: bright at first, soon mellow. */
  pluck(at: number, pitch: number, seconds: number, loud: number): void {
    const source = new OscillatorNode(this.audio, { type: "triangle", frequency: pitch });
    const shade = new BiquadFilterNode(this.audio, { type: "lowpass", frequency: pitch * 6 });
    shade.frequency.setValueAtTime(pitch * 6, at);
    shade.frequency.exponentialRampToValueAtTime(pitch * 1.5, at + seconds);
    source.connect(shade).connect(this.fading(at, seconds, loud, 0.004));
    source.start(at);
    source.stop(at + seconds);
  }

  /** Something dry: paper, card, wood. */
  rustle(at: number, seconds: number, pitch: number, loud: number, sharp = 1.2): void {
    const source = new AudioBufferSourceNode(this.audio, { buffer: this.noise(seconds) });
    const filter = new BiquadFilterNode(this.audio, { type: "bandpass", frequency: pitch, Q: sharp });
    source.connect(filter).connect(this.fading(at, seconds, loud, 0.006));
    source.start(at);
  }

  /** A voice: a buzzing throat behind two resonances, gliding from pitch to pitch. */
  voice(at: number, pitches: number[], seconds: number, loud: number, mouth: [number, number]): void {
    const throat = new OscillatorNode(this.audio, { type: "sawtooth", frequency: pitches[0] ?? NOTE.a4 });
    pitches.forEach((pitch, number) => throat.frequency.linearRampToValueAtTime(pitch, at + (seconds * number) / (pitches.length - 1)));
    const fade = this.fading(at, seconds, loud, seconds * 0.2);
    for (const [number, resonance] of mouth.entries()) {
      const filter = new BiquadFilterNode(this.audio, { type: "bandpass", frequency: resonance, Q: number ? 7 : 4 });
      filter.frequency.setValueAtTime(resonance * 0.7, at);
      filter.frequency.linearRampToValueAtTime(resonance, at + seconds * 0.4);
      filter.frequency.linearRampToValueAtTime(resonance * 0.6, at + seconds);
      throat.connect(filter).connect(fade);
    }
    throat.start(at);
    throat.stop(at + seconds);
  }

  private fading(at: number, seconds: number, loud: number, rise: number): GainNode {
    const gain = new GainNode(this.audio, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + rise);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
    gain.connect(this.out);
    return gain;
  }

  private noise(seconds: number): AudioBuffer {
    const buffer = this.audio.createBuffer(1, Math.ceil(this.audio.sampleRate * seconds), this.audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
    return buffer;
  }
}

type Recipe = (stage: Stage, at: number) => void;

const RECIPES: Record<string, Recipe> = {
  flip: (stage, at) => {
    stage.rustle(at, 0.09, 2600, 0.5);
    stage.rustle(at + 0.07, 0.05, 900, 0.7, 3);
  },
  slide: (stage, at) => {
    stage.rustle(at, 0.22, 1100, 0.35);
    stage.rustle(at + 0.2, 0.05, 500, 0.6, 4);
  },
  bark: (stage, at) => {
    stage.voice(at, [330, 380, 150], 0.14, 0.9, [600, 1300]);
    stage.voice(at + 0.2, [320, 360, 140], 0.15, 0.8, [600, 1300]);
  },
  take: (stage, at) => {
    stage.pluck(at, NOTE.g4, 0.4, 0.4);
    stage.pluck(at + 0.09, NOTE.c5, 0.4, 0.4);
    stage.pluck(at + 0.18, NOTE.e5, 0.6, 0.4);
  },
  turn: (stage, at) => {
    stage.pluck(at, NOTE.e5, 0.4, 0.35);
    stage.pluck(at + 0.12, NOTE.g5, 0.6, 0.3);
  },
  meow: (stage, at) => stage.voice(at, [430, 640, 560, 380], 0.65, 0.8, [900, 2100]),
  purr: (stage, at) => {
    for (let beat = 0; beat < 16; beat += 1) stage.rustle(at + beat * 0.045, 0.04, 160 + (beat % 2) * 30, 1.4, 2);
  },
  won: (stage, at) => {
    const tune = [NOTE.c5, NOTE.e5, NOTE.g5, NOTE.e5, NOTE.g5, NOTE.c6];
    tune.forEach((note, beat) => stage.pluck(at + beat * 0.13, note, beat === tune.length - 1 ? 1.2 : 0.4, 0.4));
    [NOTE.c3, NOTE.g3, NOTE.c4].forEach((note) => stage.pluck(at + 0.65, note, 1.4, 0.3));
  },
  ended: (stage, at) => {
    [NOTE.g4, NOTE.e4, NOTE.d4, NOTE.c4].forEach((note, beat) => stage.pluck(at + beat * 0.18, note, 0.7, 0.35));
  },
};

let stage: Stage | null = null;

/** Make a sound, if the person wants sounds and the browser can make them. */
export function sound(name: string): void {
  const recipe = RECIPES[name];
  if (!recipe || !prefs.chosen.sound || !("AudioContext" in window)) return;
  stage ??= new Stage();
  stage.play(recipe, prefs.chosen.volume / 100);
}
