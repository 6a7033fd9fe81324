import { z } from "zod";

/** Blueprint → options that were added to it after the first designs were saved, with the values of those designs. */
const optionsAddedLater: Record<string, Record<string, string> | undefined> = {
  "pet-tags": { shape: "circle" },
  frame: { border: "2in", glass: "acrylic" },
};

const surfaces = z.record(
  z.object({ layers: z.array(z.object({ kind: z.string() }).passthrough()) }).passthrough(),
);

/** The parts of a version 1 document that the migration needs; other parts pass through unchanged. */
const firstVersion = z
  .object({ version: z.literal(1), blueprint: z.string(), options: z.record(z.unknown()), surfaces })
  .passthrough();

/** The members of a version 2 document that its migration reads; all others are copied unchanged. */
const secondVersion = z.object({ version: z.literal(2), surfaces }).passthrough();

type Layer = Record<string, unknown> & { kind: string };

/** Migrates a document of version 1 or 2 to version 3; returns any other value unchanged. */
export function migrateDocument(value: unknown): unknown {
  const first = firstVersion.safeParse(value);
  const second = secondVersion.safeParse(first.success ? toSecondVersion(first.data) : value);
  return second.success ? toThirdVersion(second.data) : value;
}

/** Version 2 adds rotation to layers, effects to photos, curve and spacing to texts, and details to products. */
function toSecondVersion(document: z.infer<typeof firstVersion>): unknown {
  const later = Object.hasOwn(optionsAddedLater, document.blueprint)
    ? optionsAddedLater[document.blueprint]
    : undefined;
  return {
    ...document,
    version: 2,
    options: { ...later, ...document.options },
    details: {},
    surfaces: withLayers(document.surfaces, (layer) => ({ ...layer, ...addedTo(layer.kind) })),
  };
}

function addedTo(kind: string): object {
  if (kind === "photo") return { turn: 0, effect: { tone: "none", brightness: 0, contrast: 0 } };
  if (kind === "text") return { turn: 0, curve: 0, spacing: 0 };
  return { turn: 0 };
}

/** Version 3 spells `color` and `center` as in the US. */
function toThirdVersion(document: z.infer<typeof secondVersion>): unknown {
  return { ...document, version: 3, surfaces: withLayers(document.surfaces, inUsSpelling) };
}

function inUsSpelling(layer: Layer): object {
  if (layer.kind === "photo") return layer;
  const { colour, ...rest } = layer;
  return { ...rest, color: colour, ...(layer.align === "centre" && { align: "center" }) };
}

function withLayers(surfaces: z.infer<typeof firstVersion>["surfaces"], change: (layer: Layer) => object) {
  return Object.fromEntries(
    Object.entries(surfaces).map(([key, surface]) => [
      key,
      { ...surface, layers: surface.layers.map(change) },
    ]),
  );
}
