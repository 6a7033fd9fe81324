import type { PhotoFocus } from "~/design/photos/photo-focus";
import type { Row } from "../database/schema";
import type { DesignPhoto } from "../graphql/resolvers.generated";

/** A photo as the contract shows it to its owner. */
export function viewPhoto(photo: Row<"photo">): DesignPhoto {
  const { id, width, height, taken_at } = photo;
  const colors = photo.colors?.split(" ").filter(Boolean) ?? [];
  return { id, width, height, url: `/photos/${id}/display`, taken_at, focus: focusOf(photo), colors };
}

/** The point around which a photo is cropped at first; null in photos stored without one. */
export function focusOf({ focus_x: x, focus_y: y }: Row<"photo">): PhotoFocus | null {
  return x === null || y === null ? null : { x, y };
}
