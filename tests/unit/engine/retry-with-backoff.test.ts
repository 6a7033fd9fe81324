import { afterEach, expect, it, vi } from "vitest";
import { FilesUnavailable } from "~/engine/files/file-failure";
import { retryWithBackoff } from "~/engine/files/retry-with-backoff";

afterEach(() => {
  vi.useRealTimers();
});

it("stops retrying when the deadline for a response is near", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const ask = vi.fn(async () => {
    vi.advanceTimersByTime(5000);
    throw new Error("The bucket keeps silent.");
  });
  await expect(retryWithBackoff(ask)).rejects.toBeInstanceOf(FilesUnavailable);
  expect(ask).toHaveBeenCalledTimes(1);
});
