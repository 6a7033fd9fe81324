import { z } from "zod";

/** Blueprint → options that were added to it after the first designs were saved, with the values of those designs. */
const optionsAddedLater: Record<string, Record<string, string> | undefined> = {
  "pet-tags": { shape: "circle" },
  frame: { border: "2in", glass: "acrylic" },
};

/** The parts of a version 1 document that the migration needs; other parts pass through unchanged. */
const firstVersion = z
  .object({
    version: z.literal(1),
    blueprint: z.string(),
    options: z.record(z.unknown()),
    surfaces: z.record(
      z.object({ layers: z.array(z.object({ kind: z.string() }).passthrough()) }).passthrough(),
    ),
  })
  .passthrough();

/** Migrates a value to the newest version; anything that is not an older document is returned unchanged. */
export function migrateDocument(value: unknown): unknown {
  const first = firstVersion.safeParse(value);
  return first.success ? toSecondVersion(first.data) : value;
}

/** Version 2 adds rotation to layers, effects to photos, curves to texts, and details to products. */
function toSecondVersion(document: z.infer<typeof firstVersion>): unknown {
  const later = Object.hasOwn(optionsAddedLater, document.blueprint)
    ? optionsAddedLater[document.blueprint]
    : undefined;
  const surfaces = Object.entries(document.surfaces).map(([key, surface]) => [
    key,
    { ...surface, layers: surface.layers.map((layer) => ({ ...layer, ...addedTo(layer.kind) })) },
  ]);
  return {
    ...document,
    version: 2,
    options: { ...later, ...document.options },
    details: {},
    surfaces: Object.fromEntries(surfaces),
  };
}

function addedTo(kind: string): object {
  if (kind === "photo") return { turn: 0, effect: { tone: "none", brightness: 0, contrast: 0 } };
  if (kind === "text") return { turn: 0, curve: 0, spacing: 0 };
  return { turn: 0 };
}
