/** Keep the screen awake where the browser allows it. Returns a function that lets it sleep again. */
export function keepAwake(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | null = null;

  /** Browsers release the lock of a hidden page, so ask again when the reader is back. */
  async function ask(): Promise<void> {
    if (!wanted || document.hidden || !('wakeLock' in navigator)) return;
    const got = await navigator.wakeLock.request('screen').catch(() => null); // on low battery, say
    if (wanted) lock = got;
    else await got?.release();
  }

  const onVisible = (): void => void ask();
  document.addEventListener('visibilitychange', onVisible);
  onVisible();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
