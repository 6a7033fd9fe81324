import type { Row } from "../database/schema";
import type { DesignPhoto } from "../graphql/resolvers.generated";

/** A photo as the contract shows it to its owner. */
export function viewPhoto({ id, width, height, taken_at }: Row<"photo">): DesignPhoto {
  return { id, width, height, url: `/photos/${id}/display`, taken_at };
}
