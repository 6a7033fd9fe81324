import { describe, expect, it } from "vitest";
import { idleOptions } from "~/design/document/idle-options";
import { aDesign } from "./a-design";

describe("irrelevant options", () => {
  it.each(["customframe", "frame"])("are the color of the mat of a %s without a mat", (blueprint) => {
    expect(idleOptions(aDesign(blueprint, { options: { border: "none" } }))).toEqual(["color"]);
    expect(idleOptions(aDesign(blueprint, { options: { border: "2in" } }))).toEqual([]);
  });
});
