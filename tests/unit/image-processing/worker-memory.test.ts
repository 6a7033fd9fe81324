import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { reservedForCode, reservedKilobytes } from "~/image-processing/worker-memory";

test("counts what is reserved for machine code, and nothing else", () => {
  const maps = `00400000-00401000 r-xp 00000000 08:01 42 /usr/bin/node
7f0000000000-7f0000100000 rwxp 00000000 00:00 0
7f0000200000-7f0000300000 rw-p 00000000 00:00 0
7f0000400000-7f0000404000 rwxp 00000000 00:00 0`;
  expect(reservedForCode(maps)).toBe(1024 + 16);
});

test.runIf(process.platform === "linux")(
  "this version of Node.js starts with the least memory that a child process gets",
  () => {
    const limited = `ulimit -d ${300 * 1024 + reservedKilobytes()} && exec "${process.execPath}" -e 0`;
    expect(spawnSync("/bin/sh", ["-c", limited]).status).toBe(0);
  },
);
