import { z } from "zod";

/** Blueprint → options that were added to it after the first designs were saved, with the values of those designs. */
const optionsAddedLater: Record<string, Record<string, string> | undefined> = {
  "pet-tags": { shape: "circle" },
  frame: { border: "2in", glass: "acrylic" },
};

type AddedOptions = (options: Record<string, unknown>) => Record<string, string>;

/** Blueprint → options that designs of the third version may lack, with the values by which they are drawn as before. */
const optionsAddedToThirdVersion: Record<string, AddedOptions | undefined> = {
  canvas: () => ({ edges: "continued" }),
  "wall-set": () => ({ edges: "continued" }),
  walltiles: ({ layout }) => ({ gaps: layout === "across" ? "shown" : "hidden" }),
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

/** The members of a version 3 document that may lack an option. */
const thirdVersion = z
  .object({ version: z.literal(3), blueprint: z.string(), options: z.record(z.unknown()) })
  .passthrough();

type Layer = Record<string, unknown> & { kind: string };

/** Migrates a document to version 3 with all options of its product; returns any other value unchanged. */
export function migrateDocument(value: unknown): unknown {
  const first = firstVersion.safeParse(value);
  const second = secondVersion.safeParse(first.success ? toSecondVersion(first.data) : value);
  const migrated = second.success ? toThirdVersion(second.data) : value;
  const third = thirdVersion.safeParse(migrated);
  return third.success ? withLaterOptions(third.data) : migrated;
}

function withLaterOptions(document: z.infer<typeof thirdVersion>): unknown {
  const { blueprint, options } = document;
  const added = Object.hasOwn(optionsAddedToThirdVersion, blueprint)
    ? optionsAddedToThirdVersion[blueprint]
    : undefined;
  return added ? { ...document, options: { ...added(options), ...options } } : document;
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
