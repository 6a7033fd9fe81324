import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { OrderArtworkQuery, ProofFragment } from "~/provider/contract/documents.generated";
import type { PageDescription } from "../content/page-description";

export const ARTWORK_PATH = "/artwork_view";
export const PROOF_PATH = "/proof_order";

/** Returns the URL of a page about the artwork of an order. @param token of the order or of its artwork */
export function artworkPath(path: typeof ARTWORK_PATH | typeof PROOF_PATH, token: string): string {
  return `${path}?${new URLSearchParams({ order: token })}`;
}

export interface ArtworkItemView {
  id: string;
  name: string;
  quantity: number | null;
  options: { label: string; value: string }[];
  surfaces: SurfaceView[];
  /** Null when no proof was requested. */
  proof: ProofFragment | null;
}

export type OrderOfArtwork = Omit<NonNullable<OrderArtworkQuery["orderArtwork"]>, "items">;

export interface ArtworkView {
  page: PageDescription;
  /** Null for the visitor's own design that is not ordered yet. */
  order: OrderOfArtwork | null;
  /** Null until an order or design is chosen. */
  items: ArtworkItemView[] | null;
  /** The requested order or design does not exist, or belongs to somebody else. */
  isUnknown: boolean;
  honeypot: HoneypotInputProps;
}

const MILLIMETERS_AN_INCH = 25.4;
const MAX_SIDE = 900;

/** @param surface sizes in millimeters */
export function surfaceView(surface: {
  title: string;
  width: number;
  height: number;
  picture: string;
  printFile?: string | null;
  isMirrored?: boolean;
}) {
  const { title, picture, printFile = null, isMirrored = false, width, height } = surface;
  const scale = MAX_SIDE / Math.max(width, height);
  return {
    title,
    picture,
    /** URL of the file that is printed; null while there is none. */
    printFile,
    isMirrored,
    /** Pixels on the page, in the print's proportion. */
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    /** Such as "16 × 20 in". */
    size: `${inches(width)} × ${inches(height)} in`,
  };
}

/** One side of a product, flat. */
export type SurfaceView = ReturnType<typeof surfaceView>;

function inches(millimeters: number): string {
  return String(Math.round((millimeters / MILLIMETERS_AN_INCH) * 10) / 10);
}
