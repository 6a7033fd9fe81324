import { z } from "zod";

/** Blueprint → options that it was given after its first designs were kept, as those designs were made. */
const optionsAddedLater: Record<string, Record<string, string> | undefined> = {
  "pet-tags": { shape: "circle" },
  frame: { border: "2in", glass: "acrylic" },
};

/** As much of a first document as its migration must know; what it does not name goes through as it is. */
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

/** The value as the newest version says it; what is no older document is given back unchanged. */
export function migrateDocument(value: unknown): unknown {
  const first = firstVersion.safeParse(value);
  return first.success ? toSecondVersion(first.data) : value;
}

/** Layers learned to turn, photos to be toned, words to bend; products got details of their own. */
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
