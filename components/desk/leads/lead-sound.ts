/** Whether this device makes a sound for a lead: browsers allow one only to who has asked for it by a click. */
const storageKey = "desk-sound";
let audio: AudioContext | undefined;
const hearers = new Set<() => void>();

export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === "on";
  } catch {
    // A browser that keeps nothing makes no sound.
    return false;
  }
}

/** To be called by a click; the sound is heard at once. */
export function setSound(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(storageKey, "on");
    else localStorage.removeItem(storageKey);
  } catch (error) {
    console.warn("This browser keeps no settings, so there is no sound.", error);
  }
  if (isOn) playSound();
  hearers.forEach((hear) => hear());
}

export function hearSound(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Two short tones, if they are wanted. A page that nobody has clicked on since it was loaded may stay silent. */
export function playSound(): void {
  if (!isSoundOn()) return;
  audio ??= new AudioContext();
  void audio.resume();
  tone(audio, 880, 0);
  tone(audio, 1_175, 0.18);
}

function tone(context: AudioContext, hertz: number, inSeconds: number): void {
  const [source, volume] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime + inSeconds;
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0.2, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + 0.3);
}
