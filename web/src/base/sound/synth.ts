/** Synthesises the sounds on demand; there are no sound files. */

import type { SoundName } from './names.ts';

interface Tone {
  /** Hertz at its beginning and at its end. */
  from: number;
  to?: number;
  /** Seconds. */
  at?: number;
  long: number;
  loud?: number;
  shape?: OscillatorType | 'noise';
}

const chime = (...notes: number[]): Tone[] =>
  notes.map((from, index) => ({ from, at: index * 0.11, long: 0.3, shape: 'triangle' }));

const TONES: Record<SoundName, Tone[]> = {
  turn: chime(523, 784),
  card: [{ from: 1800, to: 500, long: 0.07, shape: 'noise' }],
  refuse: [{ from: 150, to: 110, long: 0.16, shape: 'square', loud: 0.4 }],
  break: [
    { from: 3200, to: 400, long: 0.12, shape: 'noise' },
    { from: 240, to: 90, at: 0.04, long: 0.2, shape: 'sawtooth', loud: 0.5 },
  ],
  mend: [
    { from: 880, long: 0.1, loud: 0.7 },
    { from: 880, at: 0.14, long: 0.1, loud: 0.7 },
    { from: 1175, at: 0.28, long: 0.22, loud: 0.7 },
  ],
  rock: [
    { from: 700, to: 60, long: 0.6, shape: 'noise', loud: 1.4 },
    { from: 70, to: 35, long: 0.5 },
  ],
  thud: [
    { from: 110, to: 42, long: 0.26, loud: 1.5 },
    { from: 320, to: 60, long: 0.12, shape: 'noise', loud: 0.9 },
  ],
  peek: [{ from: 440, to: 880, long: 0.24, loud: 0.5 }],
  claim: [{ from: 660, to: 620, long: 0.09, shape: 'triangle' }],
  goal: chime(392, 494, 587),
  win: chime(523, 659, 784, 1047),
  lose: chime(440, 392, 330, 262),
};
const LOUDNESS = 0.14;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

export function sound(name: SoundName): void {
  const audio = ready();
  if (audio) for (const tone of TONES[name]) sing(audio, tone);
}

/** Browsers play audio only after the first touch of a page; before that, sounds are dropped. */
function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || isUntouched()) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context.state === 'running' ? context : null;
}

/** Some browsers report this state, and log a warning if audio is started before. */
const isUntouched = (): boolean =>
  'userActivation' in navigator && !navigator.userActivation.hasBeenActive;

function sing(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + (tone.at ?? 0);
  const end = begin + tone.long;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(LOUDNESS * (tone.loud ?? 1), begin);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  volume.connect(audio.destination);
  const source = tone.shape === 'noise' ? hiss(audio, tone, volume) : hum(audio, tone, volume);
  source.start(begin);
  source.stop(end);
}

function hum(audio: AudioContext, tone: Tone, volume: GainNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = tone.shape === undefined || tone.shape === 'noise' ? 'sine' : tone.shape;
  glide(audio, source.frequency, tone);
  source.connect(volume);
  return source;
}

/** White noise through a filter that closes. */
function hiss(audio: AudioContext, tone: Tone, volume: GainNode): AudioScheduledSourceNode {
  const grains = audio.createBuffer(1, Math.ceil(audio.sampleRate * tone.long), audio.sampleRate);
  const channel = grains.getChannelData(0);
  for (let index = 0; index < channel.length; index++) channel[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = grains;
  filter.type = 'lowpass';
  glide(audio, filter.frequency, tone);
  source.connect(filter).connect(volume);
  return source;
}

function glide(audio: AudioContext, pitch: AudioParam, tone: Tone): void {
  const begin = audio.currentTime + (tone.at ?? 0);
  pitch.setValueAtTime(tone.from, begin);
  pitch.exponentialRampToValueAtTime(tone.to ?? tone.from, begin + tone.long);
}
