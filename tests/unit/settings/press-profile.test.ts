import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPressProfile } from "~/settings/press-profile.server";
import { printGroup, printSettings, profileOf } from "~/settings/print.server";
import { pressProfileFile } from "../../fixtures/press-profile";

/** The profile with some bytes of its header replaced. */
async function altered(change: (bytes: Buffer) => Buffer): Promise<string> {
  const path = await pressProfileFile();
  writeFileSync(path, change(readFileSync(path)));
  return path;
}

function written(text: string, at: number) {
  return (bytes: Buffer) => {
    bytes.write(text, at, "latin1");
    return bytes;
  };
}

test("the profile of a press is read with its name", async () => {
  const path = await pressProfileFile();
  const { bytes, name } = readPressProfile(path);
  expect(bytes).toEqual(readFileSync(path));
  expect(name).toMatch(/^[\u0020-\u007e]{4,80}$/);
  expect(printSettings(printGroup.schema.parse({ PRINT_PRESS_PROFILE: path })).pressProfile?.name).toBe(name);
  expect(printSettings(printGroup.schema.parse({})).pressProfile).toBeNull();
});

test("a process has its own profile, none, or the general one", async () => {
  const path = await pressProfileFile();
  const values = {
    PRINT_PRESS_PROFILE: path,
    PRINT_PRESS_PROFILE_UV: await altered(renamed),
    PRINT_PRESS_PROFILE_SUBLIMATION: "srgb",
  };
  const settings = printSettings(printGroup.schema.parse(values));
  const own = readFileSync(values.PRINT_PRESS_PROFILE_UV);
  expect(profileOf(settings, "uv")?.bytes.equals(own)).toBe(true);
  expect(profileOf(settings, "sublimation")).toBeNull();
  expect(profileOf(settings, "press")?.bytes.equals(readFileSync(path))).toBe(true);
  expect(profileOf(printSettings(printGroup.schema.parse({})), "press")).toBeNull();
  const parsed = printGroup.schema.safeParse({ PRINT_PRESS_PROFILE_LATEX: "/nowhere/press.icc" });
  expect(parsed.success).toBe(false);
  expect(parsed.error?.issues[0].path).toEqual(["PRINT_PRESS_PROFILE_LATEX"]);
});

test.each([
  ["a file that does not exist", async () => "/nowhere/press.icc", "does not exist"],
  ["another file", async () => "package.json", "is not an ICC profile"],
  ["the profile of a screen", () => altered(written("mntr", 12)), "of the class mntr, not of a press (prtr)"],
  ["a profile of RGB", () => altered(written("RGB ", 16)), "is an ICC profile of RGB, not of CMYK"],
  ["a profile without inks", () => altered(withoutTable), "is an ICC profile without B2A0"],
  ["a part of a profile", () => altered((bytes) => bytes.subarray(0, 4000)), "breaks off"],
  [
    "a huge file",
    () => altered((bytes) => Buffer.concat([bytes, Buffer.alloc(8 << 20)])),
    "larger than 8 MB",
  ],
])("%s is rejected with the reason", async (_kind, file, reason) => {
  const path = await file();
  const parsed = printGroup.schema.safeParse({ PRINT_PRESS_PROFILE: path });
  const issue = parsed.error?.issues[0];
  expect(issue?.path).toEqual(["PRINT_PRESS_PROFILE"]);
  expect(issue?.message).toMatch(/^names a file that /);
  expect(issue?.message).toContain(reason);
  expect(issue?.message).toContain(path);
});

/** A profile that differs in its bytes alone. */
function renamed(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.from([0])]);
}

function withoutTable(bytes: Buffer): Buffer {
  bytes.write("xxxx", bytes.indexOf("B2A0", 128, "latin1"), "latin1");
  return bytes;
}
