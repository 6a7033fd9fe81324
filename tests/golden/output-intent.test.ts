import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import type { PressProfile } from "~/settings/press-profile.server";
import { pressProfile } from "../fixtures/press-profile";
import { blueprintOf } from "./prepress-designs";

/** PDF/X-4 wants the output intent's profile to be of a printer, which that of a press is and sRGB is not. */

interface Profile {
  kind: string;
  colors: string;
}

async function profilesOf(press: PressProfile | null): Promise<Profile[]> {
  const document = startDocument(blueprintOf("poster"));
  const order = { document, surface: "front", label: "golden", maker: "My Pet Canvas", press };
  const chunks: Buffer[] = [];
  for await (const chunk of await drawPrintFile({ ...order, read: async () => null }))
    chunks.push(Buffer.from(chunk));
  const streams = Buffer.concat(chunks)
    .toString("latin1")
    .matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...streams].flatMap(([, packed]) => profileIn(Buffer.from(packed, "latin1")));
}

/** The class and the color space in the header of an ICC profile; none for another stream. */
function profileIn(stream: Buffer): Profile[] {
  try {
    const header = inflateSync(stream).toString("latin1", 0, 40);
    return header.slice(36) === "acsp" ? [{ kind: header.slice(12, 16), colors: header.slice(16, 20) }] : [];
  } catch {
    return [];
  }
}

test("by default, the output intent is a screen's, sRGB", async () => {
  expect(await profilesOf(null)).toEqual([{ kind: "mntr", colors: "RGB " }]);
});

test("with the profile of a press, the output intent is a printer's, as PDF/X-4 wants", async () => {
  expect(await profilesOf(await pressProfile())).toContainEqual({ kind: "prtr", colors: "CMYK" });
});
