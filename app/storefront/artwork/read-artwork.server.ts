import { describeDesign } from "~/design/document/describe-design";
import { parseDesignDocument } from "~/design/document/document";
import { surfacesOf } from "~/design/surfaces/surfaces";
import {
  OrderArtworkDocument,
  type OrderArtworkQuery,
  OwnArtworkDocument,
} from "~/provider/contract/documents.generated";
import { orderDataCookie, readCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { readPageMetadata } from "../content/page-metadata.server";
import { requireFeature } from "../session/features.server";
import { honeypotInputs } from "../session/honeypot.server";
import { type ArtworkItemView, type ArtworkView, surfaceView } from "./artwork-view";

type OrderArtwork = NonNullable<OrderArtworkQuery["orderArtwork"]>;

const KEY = /^[\w.-]{1,600}$/;

/**
 * Reads the artwork named by the URL: ?order=<token> of an order, or ?design=<id> of the visitor's own design. Without
 * either, that of the order the visitor has just placed.
 * @throws Response 404 when the provider has no artwork, 503 when it is unavailable
 */
export async function readArtwork(
  request: Request,
  defaults: { title: string; description: string },
): Promise<{ view: ArtworkView; headers: Headers }> {
  await requireFeature("proofs");
  const { searchParams } = new URL(request.url);
  const [provider, page, placed] = await Promise.all([
    openProvider(request),
    readPageMetadata(request, { defaults: { ...defaults, robots: "NOINDEX, NOFOLLOW" } }),
    readCookie(request, orderDataCookie),
  ]);
  const design = keyOf(searchParams.get("design"));
  const token = keyOf(searchParams.get("order")) ?? (design ? null : placed);
  const found = token ? await readOrder(provider, token) : null;
  const own = design && !token ? await readOwn(provider, design) : null;
  const view: ArtworkView = {
    page,
    order: found?.order ?? null,
    items: found?.items ?? own,
    isUnknown: !found && !own && (searchParams.has("order") || searchParams.has("design")),
    honeypot: honeypotInputs(),
  };
  return { view, headers: await provider.headers({ "Cache-Control": "no-store" }) };
}

async function readOrder(provider: Provider, token: string) {
  const found = await provider.find(OrderArtworkDocument, { input: { token } });
  if (!found?.orderArtwork) return null;
  const { items, ...order } = found.orderArtwork;
  return { order, items: items.map(itemView) };
}

async function readOwn(provider: Provider, id: string): Promise<ArtworkItemView[] | null> {
  const design = (await provider.find(OwnArtworkDocument, { id }))?.design;
  const document = design && parseDesignDocument(JSON.parse(design.document));
  if (!design || !document) return null;
  const surfaces = surfacesOf(document).map(({ key, title, size }) =>
    surfaceView({
      title,
      ...size(document.options),
      picture: `/pictures/designs/${design.id}/${design.revision}.svg?surface=${encodeURIComponent(key)}`,
    }),
  );
  const options = [{ label: "Design", value: describeDesign(document) }];
  return [{ id: design.id, name: "Your design", quantity: null, options, surfaces, proof: null }];
}

function itemView(item: OrderArtwork["items"][number]): ArtworkItemView {
  return {
    id: item.id,
    name: item.product_name,
    quantity: item.quantity,
    options: (item.selected_options ?? []).flatMap((option) => option ?? []),
    surfaces: item.surfaces.map(({ picture_url, print_file_url, is_mirrored, ...surface }) =>
      surfaceView({
        ...surface,
        picture: picture_url,
        printFile: print_file_url,
        isMirrored: is_mirrored,
      }),
    ),
    proof: item.proof,
  };
}

function keyOf(text: string | null): string | null {
  return text && KEY.test(text) ? text : null;
}
