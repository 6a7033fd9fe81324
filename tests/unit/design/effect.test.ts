import { expect, test } from "vitest";
import type { Effect } from "~/design/document/document";
import { effectMatrix, isPlain } from "~/design/photos/effect";

/** Returns a color after an effect; channels from 0 to 255. */
function seen([red, green, blue]: number[], effect: Partial<Effect>): number[] {
  return effectMatrix({ tone: "none", brightness: 0, contrast: 0, ...effect }).map(([r, g, b, constant]) =>
    Math.round(Math.min(1, Math.max(0, (r * red + g * green + b * blue) / 255 + constant)) * 255),
  );
}

test("no effect leaves every color", () => {
  expect(seen([12, 200, 99], {})).toEqual([12, 200, 99]);
  expect(isPlain({ tone: "none", brightness: 0, contrast: 0 })).toBe(true);
  expect(isPlain({ tone: "none", brightness: 1, contrast: 0 })).toBe(false);
  expect(isPlain({ tone: "none", brightness: 0, contrast: 0, warmth: -5 })).toBe(false);
});

test.each([
  ["black and white has one gray", { tone: "mono" }, [76, 76, 76]],
  ["sepia is warm", { tone: "sepia" }, [100, 89, 69]],
  ["full brightness lifts by two fifths", { brightness: 100 }, [255, 102, 102]],
  ["no brightness lowers by two fifths", { brightness: -100 }, [153, 0, 0]],
  ["full contrast drives apart", { contrast: 100 }, [255, 0, 0]],
  ["full warmth strengthens red", { brightness: -50, warmth: 100 }, [245, 0, 0]],
  ["the least warmth weakens red", { warmth: -100 }, [204, 0, 0]],
  ["the least contrast keeps a fifth", { contrast: -100 }, [153, 102, 102]],
] as const)("%s", (_, effect, color) => {
  expect(seen([255, 0, 0], effect)).toEqual(color);
});

test("contrast is relative to middle gray", () => {
  for (const contrast of [-100, -30, 40, 100]) {
    const [red] = seen([127.5, 127.5, 127.5], { contrast });
    expect(red).toBe(128);
  }
});
