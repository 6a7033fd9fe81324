const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Calls `tick` with the milliseconds left until `endsAt` (milliseconds since 1970), immediately and every second. It
 * stops after 0 (specification §4 "Countdown").
 * @returns a function that stops it earlier
 */
export function startCountdown(endsAt: number, tick: (left: number) => void): () => void {
  const display = () => {
    const left = Math.max(0, endsAt - Date.now());
    tick(left);
    return left;
  };
  if (display() === 0) return () => undefined;
  const timer = setInterval(() => display() === 0 && clearInterval(timer), SECOND);
  return () => clearInterval(timer);
}

/** Formats the time left, such as `2d 03h 14m 09s`; without days when there are none. */
export function timeLeftText(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  const clock = [
    [Math.floor((milliseconds % DAY) / HOUR), "h"],
    [Math.floor((milliseconds % HOUR) / MINUTE), "m"],
    [Math.floor((milliseconds % MINUTE) / SECOND), "s"],
  ].map(([amount, unit]) => `${String(amount).padStart(2, "0")}${unit}`);
  return [...(days > 0 ? [`${days}d`] : []), ...clock].join(" ");
}
