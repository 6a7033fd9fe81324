import { createHash } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Blueprint, findSlot, startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { LayoutDrawing } from "~/design/drawing/layout-drawing";
import { layersOf } from "~/design/layers/layers";
import { drawWithPhotosOnce } from "~/design/photos/photos-once";
import { findBlueprint } from "~/design/products/known-products";
import { serverOutline } from "~/design/text/fonts.server";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { rejected } from "../shared/json-response";
import { pictureResponse } from "../shared/picture-response";
import { drawPicture, respondWithPicture } from "./draw-picture";
import { embeddedPhotos } from "./embedded-photos";
import { findPhotos } from "./find-photos";
import { ownerOf, owns } from "./owner";
import { focusOf } from "./view-photo";

/**
 * GET /rest/mpc/V1/layouts/{blueprint}/{template}.svg: a layout in small, with example texts. `photo` in
 * the search is one of the visitor's own photos, shown in every spot; without it the spots are empty. The other
 * parameters are options of the product.
 */
export async function respondWithLayout(
  request: Request,
  context: EngineContext,
  key: string,
  template: string,
): Promise<Response> {
  const blueprint = findBlueprint(key);
  const search = new URL(request.url).searchParams;
  const photoId = search.get("photo");
  const photo = photoId === null ? null : await ownPhoto(context, photoId);
  if (!blueprint?.templates.some((each) => each.key === template) || photo === undefined)
    return rejected("No such layout.", 404, "not-found");
  const start = startDocument(blueprint, { template, options: optionsIn(search, blueprint) });
  const document = filled(start, blueprint, photo);
  const embedded = await embeddedPhotos(context, document, "thumbnail");
  return respondWithPicture(async () => {
    const picture = await drawPicture(context, () =>
      drawWithPhotosOnce(embedded, (photos) =>
        renderToStaticMarkup(createElement(LayoutDrawing, { document, photos, outline: serverOutline })),
      ),
    );
    const version = createHash("sha256").update(picture).digest("base64url");
    return pictureResponse(request, picture, { version, isImmutable: false, isPublic: false });
  });
}

/** Undefined for another person's photo, as for one that does not exist. */
async function ownPhoto(context: EngineContext, id: string): Promise<Row<"photo"> | undefined> {
  const photo = (await findPhotos(context.db, [id])).get(id);
  return photo && owns(await ownerOf(context), photo) ? photo : undefined;
}

function optionsIn(search: URLSearchParams, { options }: Blueprint): Record<string, string> {
  return Object.fromEntries(options.map(({ code }) => [code, search.get(code) ?? ""]));
}

/** The layout with the photo in every spot, and the example in every text that has one. */
function filled(start: DesignDocument, blueprint: Blueprint, photo: Row<"photo"> | null): DesignDocument {
  const commands: Command[] = layersOf(start).flatMap(({ surface, layer }): Command[] => {
    if (layer.kind === "photo" && photo)
      return [
        {
          type: "place-photo",
          surface,
          layer: layer.id,
          photoId: photo.id,
          photo: { ...photo, focus: focusOf(photo) },
        },
      ];
    const { placeholder } = findSlot(blueprint, layer);
    if (layer.kind !== "text" || !placeholder) return [];
    return [{ type: "set-text", surface, layer: layer.id, text: placeholder }];
  });
  return commands.reduce(applyCommand, start);
}
