// Small sounds, made here from oscillators and noise; nothing is downloaded.

type Recipe = (audio: AudioContext, at: number) => void;

function tone(audio: AudioContext, at: number, from: number, to: number, seconds: number, volume: number): void {
  const source = new OscillatorNode(audio, { type: "triangle", frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds);
}

function rustle(audio: AudioContext, at: number, seconds: number, pitch: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
  const gain = new GainNode(audio, { gain: 0.2 });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

const RECIPES: Record<string, Recipe> = {
  flip: (audio, at) => rustle(audio, at, 0.12, 2200),
  slide: (audio, at) => rustle(audio, at, 0.25, 900),
  bark: (audio, at) => {
    tone(audio, at, 320, 140, 0.12, 0.25);
    tone(audio, at + 0.16, 300, 130, 0.12, 0.22);
  },
  take: (audio, at) => {
    tone(audio, at, 520, 780, 0.12, 0.15);
    tone(audio, at + 0.1, 780, 1040, 0.16, 0.15);
  },
  turn: (audio, at) => tone(audio, at, 660, 880, 0.18, 0.12),
  meow: (audio, at) => {
    tone(audio, at, 420, 860, 0.22, 0.16);
    tone(audio, at + 0.2, 860, 360, 0.5, 0.16);
  },
  purr: (audio, at) => {
    for (let beat = 0; beat < 10; beat += 1) tone(audio, at + beat * 0.06, 62, 55, 0.05, 0.3);
  },
};

let audio: AudioContext | null = null;

/** Make a sound, where the browser can. */
export function sound(name: string): void {
  const recipe = RECIPES[name];
  if (!recipe || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  void audio.resume();
  recipe(audio, audio.currentTime + 0.01);
}
