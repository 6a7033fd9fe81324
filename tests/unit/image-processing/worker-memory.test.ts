import { spawnSync } from "node:child_process";
import { totalmem } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import {
  maxWorkerKilobytes,
  maxWorkers,
  reservedForCode,
  reservedKilobytes,
} from "~/image-processing/worker-memory";

vi.mock("node:os", async (original) => ({ ...(await original<object>()), totalmem: vi.fn() }));

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

afterEach(() => {
  vi.restoreAllMocks();
});

/** @param container 0 without a limit */
function megabytes({ machine, container }: { machine: number; container: number }): void {
  vi.mocked(totalmem).mockReturnValue(machine * MEGABYTE);
  vi.spyOn(process, "constrainedMemory").mockReturnValue(container * MEGABYTE);
}

test.each([
  [500, 300],
  [1200, 600],
  [8000, 1050],
])("of %i MB a child process may fill %i MB", (machine, filled) => {
  megabytes({ machine, container: 0 });
  expect(maxWorkerKilobytes()).toBe(filled * KILOBYTE);
});

test("a small container has one child process at a time, however large its machine is", () => {
  megabytes({ machine: 8000, container: 900 });
  expect(maxWorkers()).toBe(1);
  megabytes({ machine: 8000, container: 0 });
  expect(maxWorkers()).toBe(2);
});

test("counts reserved memory for machine code, and nothing else", () => {
  const maps = `00400000-00401000 r-xp 00000000 08:01 42 /usr/bin/node
7f0000000000-7f0000100000 rwxp 00000000 00:00 0
7f0000200000-7f0000300000 rw-p 00000000 00:00 0
7f0000400000-7f0000404000 rwxp 00000000 00:00 0`;
  expect(reservedForCode(maps)).toBe(1024 + 16);
});

test.runIf(process.platform === "linux")(
  "this version of Node.js starts with the minimum memory of a child process",
  () => {
    const limited = `ulimit -d ${300 * 1024 + reservedKilobytes()} && exec "${process.execPath}" -e 0`;
    expect(spawnSync("/bin/sh", ["-c", limited]).status).toBe(0);
  },
);
