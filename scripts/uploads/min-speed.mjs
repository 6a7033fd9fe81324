/**
 * Enforces a minimum speed of a body, measured in each grace period.
 * @param {Pick<import("../../app/settings/connections.server").UploadSettings, "minBytesPerSecond" | "graceMilliseconds">} limits
 * @param {() => void} giveUp called once when fewer bytes arrived in a period
 * @returns {{ count(bytes: number): void, end(): void }}
 */
export function demandSpeed({ minBytesPerSecond, graceMilliseconds }, giveUp) {
  const wanted = Math.max(1, (minBytesPerSecond * graceMilliseconds) / 1000);
  let received = 0;
  const timer = setInterval(() => {
    if (received < wanted) {
      clearInterval(timer);
      giveUp();
    }
    received = 0;
  }, graceMilliseconds);
  return {
    count(bytes) {
      received += bytes;
    },
    end: () => clearInterval(timer),
  };
}
