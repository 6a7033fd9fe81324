import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { portraitOf } from "~/design/photos/photo-id";
import type { PhotoSources } from "~/design/photos/photo-source";
import { portraitSource } from "~/design/portraits/portrait-keys";
import { spineTitle } from "~/design/surfaces/spine-title";
import { serverOutline } from "~/design/text/fonts.server";
import { neededOutlines } from "~/design/text/needed-outlines";
import { type OutlineTable, outlineKey } from "~/design/text/outline";
import { openProvider } from "~/provider/provider.server";
import { currentSettings } from "~/settings/settings.server";
import { OWN_PHOTO_FIELD, SURFACE_FIELD } from "./field-names";
import { PICK_FIELD } from "./form/arranging";
import { type Draft, openDraft, photoSources } from "./open-draft.server";
import { drawnSurfaces } from "./pages/shown-surfaces";
import type { StudioView } from "./studio-view";
import { goOnWithDraft } from "./tool-draft.server";

/** Opens the studio for the URL, with response headers. @throws Response as `openDraft` and `goOnWithDraft` */
export async function openStudio(request: Request): Promise<{ view: StudioView; headers: Headers }> {
  await goOnWithDraft(request);
  const provider = await openProvider(request);
  const view = viewOf(await openDraft(provider, request), { picked: pickedIn(request) });
  return { view, headers: await provider.headers() };
}

function pickedIn({ url }: Request): string[] {
  return new URL(url).searchParams.getAll(PICK_FIELD);
}

/** Returns the page data of a draft; `changes` are those of an action. */
export function viewOf(draft: Draft, changes: Partial<StudioView> = {}): StudioView {
  return {
    product: draft.product,
    designId: draft.designId,
    name: draft.name,
    shareLink: draft.shareToken && `${currentSettings().publicUrl}/share-design/${draft.shareToken}`,
    isSignedIn: draft.isSignedIn,
    otherProducts: draft.otherProducts,
    versions: draft.versions,
    templates: draft.tool.templates ?? null,
    document: draft.document,
    tubeMm: draft.tubeMm,
    photos: { ...photoSources(draft.ownPhotos), ...draft.photos, ...portraitSources(draft.document) },
    ownPhotos: draft.ownPhotos.map(({ id }) => id),
    outlines: {
      ...neededOutlines(draft.document, serverOutline, drawnSurfaces(draft.document, draft.surface)),
      ...spineOutline(draft.document),
    },
    problems: draft.problems,
    measured: draft.measured,
    quantity: draft.cartLine?.quantity ?? 1,
    findsPets: draft.findsPets,
    surface: draft.surface,
    cartLine: draft.cartLine?.uid ?? null,
    address: addressOf(draft),
    notice: draft.notice,
    rejected: {},
    shownAdvice: "",
    confirmedNumbers: [],
    picked: [],
    isStrict: false,
    ...changes,
  };
}

/** The outline of the title on a book's spine. */
function spineOutline(document: DesignDocument): OutlineTable {
  const title = spineTitle(document);
  const outline = title && serverOutline(title.font, title.text, title);
  return outline ? { [outlineKey(title.font, title.text, title)]: outline } : {};
}

/** The portraits of the design by their files: the page does not have their drawings. */
function portraitSources(document: DesignDocument): PhotoSources {
  const ids = layersOf(document).flatMap(({ layer }) => (layer.kind === "photo" && layer.photoId) || []);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const portrait = portraitOf(id);
      return portrait === undefined ? [] : [[id, portraitSource(portrait)]];
    }),
  );
}

/** Returns the URL that opens this draft. */
export function addressOf(draft: Draft): string {
  const query = new URLSearchParams();
  if (draft.designId) query.set("design", draft.designId);
  else startOf(draft, query);
  if (draft.photo && !draft.designId) query.set(OWN_PHOTO_FIELD, draft.photo);
  if (draft.cartLine) query.set("item", draft.cartLine.uid);
  if (draft.surface) query.set(SURFACE_FIELD, draft.surface);
  return `${draft.tool.path}?${query}`;
}

function startOf({ product, document }: Draft, query: URLSearchParams): void {
  query.set("sku", product.sku);
  query.set("template", document.template);
  for (const [code, value] of Object.entries(document.options)) query.set(code, value);
}
