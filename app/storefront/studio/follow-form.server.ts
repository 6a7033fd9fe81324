import { designProblems } from "~/design/advice/problems";
import { applyCommand, type Command } from "~/design/document/commands";
import { layersOf } from "~/design/layers/layers";
import { surfaceWith } from "~/design/photos/fill-photos";
import { serverOutline } from "~/design/text/fonts.server";
import type { Provider } from "~/provider/provider.server";
import { clipArtFields } from "./clip-art/clip-art-file";
import { storeClipArt } from "./clip-art/store-clip-art.server";
import { cutOutPet } from "./cut-out/find-pet.server";
import { layerField } from "./field-names";
import { renameFormerFields } from "./form/former-fields.server";
import { followMasks } from "./form/mask-fields.server";
import type { RejectedFields } from "./form/reading";
import { readFormCommands } from "./form-commands";
import { type Draft, photoSources } from "./open-draft.server";
import { PHOTO_BATCH_FIELD } from "./photos/photo-batch";
import { storePhoto } from "./photos/store-photo.server";
import { type PhotoBatch, storePhotoBatch } from "./photos/store-photo-batch.server";
import type { StudioForm } from "./read-studio-form.server";

/** Names of the file fields in the draft's form. */
export function photoFields({ document }: Draft): string[] {
  const ofLayers = layersOf(document)
    .filter(({ layer }) => layer.kind === "photo")
    .map(({ surface, layer }) => layerField(surface, layer.id, "file"));
  return [...ofLayers, ...clipArtFields(document).keys()];
}

/**
 * Stores the photos one by one, then applies the form's commands, with the stored photos' ids for the file fields. The
 * draft then shows the first page that a batch has filled.
 */
export async function followForm(
  provider: Provider,
  draft: Draft,
  { form, photos, photoBatch }: StudioForm,
): Promise<{ draft: Draft; rejected: RejectedFields; many: PhotoBatch }> {
  const failed: RejectedFields = {};
  const sources = { ...draft.photos };
  const added: Command[] = [];
  const decorated = clipArtFields(draft.document);
  for (const [field, bytes] of photos) {
    const decoratedSurface = decorated.get(field);
    if (decoratedSurface !== undefined) {
      const stored = await storeClipArt(provider, bytes);
      if ("message" in stored) {
        failed[field] = { value: "", message: stored.message };
        continue;
      }
      sources[stored.id] = stored.source;
      added.push({ type: "add-layer", surface: decoratedSurface, kind: "art", art: stored.id });
      continue;
    }
    const stored = await storePhoto(provider, bytes);
    if ("message" in stored) {
      failed[field] = { value: "", message: stored.message };
      continue;
    }
    const { id, ...photo } = stored.photo;
    sources[id] = { href: `/photos/${id}/display`, ...photo };
    form.set(field, id);
  }
  const { commands, rejected } = readFormCommands(renameFormerFields(form), draft.document, {
    ...photoSources(draft.ownPhotos),
    ...sources,
  });
  const many = await storePhotoBatch(provider, photoBatch);
  if (many.problem) failed[PHOTO_BATCH_FIELD] = { value: "", message: many.problem };
  const changed = [...commands, ...added].reduce(applyCommand, draft.document);
  const masked = followMasks(form, draft.document, changed);
  const cutOut = await cutOutPet(provider, form, masked.document);
  const document = applyCommand(cutOut.document, {
    type: "fill-photos",
    photos: many.photos,
    from: draft.surface ?? undefined,
  });
  const surface = surfaceWith(document, many.photos) ?? draft.surface;
  return {
    many,
    draft: {
      ...draft,
      document,
      surface,
      photos: sources,
      problems: designProblems(document, serverOutline),
    },
    rejected: { ...rejected, ...masked.rejected, ...cutOut.rejected, ...failed },
  };
}
