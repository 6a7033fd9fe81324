import { designProblems } from "~/design/problems";
import type { EngineContext } from "../graphql/context";
import type { Design } from "../graphql/resolvers.generated";
import { documentPhotos } from "./document-photos";
import { findPhotos } from "./find-photos";
import type { SavedDesign } from "./read-design";

/** A design as the contract shows it to its owner. */
export async function viewDesign(
  { db }: EngineContext,
  { design, revision, document }: SavedDesign,
): Promise<Design> {
  const photos = await findPhotos(
    db,
    documentPhotos(document).map(({ photoId }) => photoId),
  );
  return {
    id: design.id,
    revision,
    name: design.name,
    updated_at: design.updated_at,
    is_saved: design.removed_at === null,
    share_token: design.share_token,
    sku: design.sku,
    document: JSON.stringify(document),
    photos: [...photos.values()].map(({ id, width, height }) => ({
      id,
      width,
      height,
      url: `/photos/${id}/display`,
    })),
    picture_url: `/pictures/designs/${design.id}/${revision}.svg`,
    problems: designProblems(document),
  };
}
