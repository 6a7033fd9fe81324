import { designProblems } from "~/design/advice/problems";
import { serverOutline } from "~/design/text/fonts.server";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { Design, DesignClipArt } from "../graphql/resolvers.generated";
import { turnAfter } from "../shared/turn-after";
import { findClipArt, parsePaths } from "./clip-art-sources";
import { documentClipArt, documentPhotos } from "./document-photos";
import { findPhotos } from "./find-photos";
import type { SavedDesign } from "./read-design";
import { viewPhoto } from "./view-photo";

/** A design as the contract shows it to its owner. */
export async function viewDesign(context: EngineContext, saved: SavedDesign): Promise<Design> {
  const [view] = await viewDesigns(context, [saved]);
  return view;
}

/** Several designs; their photos are fetched in one query. */
export async function viewDesigns({ db }: EngineContext, designs: SavedDesign[]): Promise<Design[]> {
  const ids = designs.flatMap(({ document }) => photoIds(document));
  const photos = await findPhotos(db, [...new Set(ids)]);
  const clipArt = await findClipArt(
    db,
    designs.flatMap(({ document }) => clipArtIds(document)),
  );
  const views: Design[] = [];
  for (const saved of designs) {
    const view = viewWith(photos, clipArt, saved);
    views.push(view);
    await turnAfter(view.document.length);
  }
  return views;
}

function photoIds(document: SavedDesign["document"]): string[] {
  return [...new Set(documentPhotos(document).map(({ photoId }) => photoId))];
}

function clipArtIds(document: SavedDesign["document"]): string[] {
  return documentClipArt(document).map(({ art }) => art);
}

/** Clip art as the contract shows it. */
function viewClipArt({ id, paths }: Row<"photo">): DesignClipArt {
  const shapes = parsePaths(paths).map(({ d, isEvenOdd, color = null }) => ({
    d,
    is_even_odd: isEvenOdd,
    color,
  }));
  return { id, paths: shapes };
}

function viewWith(
  photos: Map<string, Row<"photo">>,
  clipArt: Row<"photo">[],
  { design, revision, document }: SavedDesign,
): Design {
  const decorations = new Set(clipArtIds(document));
  const shown = photoIds(document).flatMap((id) => photos.get(id) ?? []);
  return {
    id: design.id,
    revision,
    name: design.name,
    updated_at: design.updated_at,
    is_saved: design.removed_at === null,
    share_token: design.share_token,
    has_new_comments: design.has_new_comments === 1,
    sku: design.sku,
    document: JSON.stringify(document),
    photos: shown.map(viewPhoto),
    clip_art: clipArt.filter(({ id }) => decorations.has(id)).map(viewClipArt),
    picture_url: `/pictures/designs/${design.id}/${revision}.svg`,
    problems: designProblems(document, serverOutline),
  };
}
