import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { brandsWith } from "./tiny-brand";

/** A brand that sells mpc's products under another name and address. */

export const TINY_PAWS_URL = "https://tiny.example";

/** Must not occur in anything it sends. */
export const OTHER_BRANDS = /my ?pet|mypet|harbor street/i;

/** An engine that only serves this brand. */
export async function openTinyPaws(): Promise<EngineFixture> {
  const texts = readFileSync("brands/mpc/brand.yaml", "utf8")
    .replace(/^name: .*$/m, "name: Tiny Paws")
    .replace(/^email: .*$/m, "email: hello@tinypaws.example")
    .replace(/^address: .*$/m, "address: 1 Burrow Lane, Bath, ME 04530")
    .replace(/^signOff: .*$/m, "signOff: With a squeak,");
  const { brandsDirectory, remove } = brandsWith("tiny", { "brand.yaml": texts });
  symlinkSync(resolve("brands/mpc/catalog"), join(brandsDirectory, "tiny", "catalog"));
  const engine = await openFixture({
    brand: "tiny",
    stores: ["tiny"],
    brandsDirectory,
    publicUrl: TINY_PAWS_URL,
  });
  return {
    ...engine,
    async close() {
      await engine.close();
      remove();
    },
  };
}
