import { respondWithExport } from "../account-deletion/export-response";
import {
  handleInvalidateAll,
  handleInvalidatePage,
  respondWithCacheVersion,
} from "../cache-invalidation/handle-invalidations";
import { respondWithSamplePicture } from "../catalog/sample-picture-response";
import { respondWithClaimPhoto } from "../claims/claim-photo";
import { respondWithConfiguration, respondWithPageMetadata } from "../content/caching-response";
import { handleConfirmCall, handleResendCall } from "../customers/handle-customer-calls";
import { respondWithDesignPicture } from "../designs/design-picture-response";
import { respondWithOutline } from "../designs/find-pet";
import { respondWithLayout } from "../designs/layout-picture";
import { respondWithPhotoOnProduct } from "../designs/photo-on-product";
import { respondWithPhoto } from "../designs/photo-response";
import { receiveClipArt } from "../designs/receive-clip-art";
import { receivePhoto } from "../designs/receive-photo";
import type { PhotoSize } from "../designs/reencode-photo";
import { pathOfCall } from "../graphql/asked-store";
import type { EngineContext } from "../graphql/context";
import { respondWithCreditMemo } from "../invoices/credit-memo-response";
import { respondWithInvoice } from "../invoices/invoice-response";
import { respondWithDevMail } from "../mail/dev-mail-response";
import { respondWithReady } from "../monitoring/ready-response";
import { respondWithPackingSlip, respondWithPackingSlips } from "../packing-slips/packing-slip-response";
import { handleSandbox } from "../payments/handle-sandbox";
import { handleWebhook } from "../payments/handle-webhook";
import { respondWithSandboxFont, SANDBOX_FONT } from "../payments/sandbox-font";
import { handleProviderWebhook } from "../payments/webhooks/handle-provider-webhook";
import { respondWithLineArchive } from "../print/line-archive";
import { respondWithPrintFile } from "../print/print-file-response";
import { respondWithRatingBadge } from "../reviews/rating-badge-response";
import { respondWithCustomerPhoto } from "../shared-photos/customer-photos";
import { respondWithSharedPhoto } from "../shared-photos/shared-photo-picture";
import { handleEasyPostWebhook } from "../shipments/tracking/handle-easypost-webhook";
import { respondWithLabel } from "../shipping/labels/label-response";
import {
  receiveTaxCertificate,
  removeTaxCertificate,
  sendTaxCertificate,
} from "../tax-certificates/tax-certificate-response";
import { cartRoutes } from "./cart-routes";
import { catalogRoutes } from "./catalog-routes";
import { customerRoutes } from "./customer-routes";
import { respondWithOpenapi } from "./openapi/openapi-response";
import { orderRoutes } from "./order-routes";
import { get, post, type RestRoute, remove } from "./rest-route";
import { salesRoutes } from "./sales-routes";
import { staffTokenRoutes } from "./staff-token-routes";
import { storeRoutes } from "./store-routes";
import { unmatchedResponse } from "./unmatched-response";

const TAX_CERTIFICATE = /^\/rest\/mpc\/V1\/customers\/gst-certificate$/;

/** All routes. A new one needs an operation in openapi/paths.yaml, or a reason in tests/engine/openapi.test.ts. */
export const routes: RestRoute[] = [
  get(/^\/rest\/openapi\.json$/, respondWithOpenapi),
  get(/^\/rest\/mpc\/V1\/ready$/, respondWithReady),
  post(/^\/caching\/?$/, respondWithConfiguration),
  post(/^\/caching\/cacheurl$/, respondWithPageMetadata),
  post(/^\/caching\/cache\/clear$/, handleInvalidatePage),
  post(/^\/caching\/cache\/clearall$/, handleInvalidateAll),
  get(/^\/caching\/cache\/version$/, respondWithCacheVersion),
  get(SANDBOX_FONT, respondWithSandboxFont),
  get(/^\/sandbox-payment\/([\w.-]+)$/, handleSandbox),
  post(/^\/sandbox-payment\/([\w.-]+)$/, handleSandbox),
  post(/^\/rest\/mpc\/V1\/payments\/notice$/, handleWebhook),
  post(/^\/webhooks\/(stripe|paypal)$/, handleProviderWebhook),
  post(/^\/webhooks\/easypost$/, handleEasyPostWebhook),
  get(/^\/ratingbadge$/, respondWithRatingBadge),
  get(/^\/rest\/mpc\/V1\/dev\/mail(?:\/(\d{1,9}))?$/, respondWithDevMail),
  get(/^\/media\/catalog\/product\/([\w-]+)\.(svg|webp|avif)$/, respondWithSamplePicture),
  get(/^\/rest\/mpc\/V1\/customers\/me\/export$/, respondWithExport),
  post(/^\/rest\/mpc\/V1\/photos$/, receivePhoto),
  post(/^\/rest\/mpc\/V1\/clip-art$/, receiveClipArt),
  get(/^\/rest\/mpc\/V1\/photos\/(\w{32})\/(display|thumbnail)$/, (request, context, id, size) =>
    respondWithPhoto(request, context, id, size as PhotoSize),
  ),
  post(/^\/rest\/mpc\/V1\/photos\/(\w{32})\/outline$/, respondWithOutline),
  get(/^\/rest\/mpc\/V1\/photos\/(\w{32})\/on\/([\w-]{1,64})\.svg$/, respondWithPhotoOnProduct),
  get(/^\/rest\/mpc\/V1\/layouts\/([a-z0-9-]{1,40})\/([a-z0-9-]{1,40})\.svg$/, respondWithLayout),
  get(/^\/rest\/mpc\/V1\/customers\/gst-certificate\/([\w.-]{1,600})$/, sendTaxCertificate),
  post(TAX_CERTIFICATE, receiveTaxCertificate),
  remove(TAX_CERTIFICATE, removeTaxCertificate),
  get(/^\/rest\/mpc\/V1\/shared-photos\/([\w.-]{1,600})$/, respondWithSharedPhoto),
  get(/^\/rest\/mpc\/V1\/customer-photos\/(\w{32})\/(preview|thumbnail)$/, (request, context, id, size) =>
    respondWithCustomerPhoto(request, context, id, size as PhotoSize),
  ),
  get(/^\/rest\/mpc\/V1\/packing-slips\/([\w.-]{1,600})\.pdf$/, respondWithPackingSlip),
  get(/^\/rest\/mpc\/V1\/packing-slips\/orders\/([\w.-]{1,1600})\.pdf$/, respondWithPackingSlips),
  get(/^\/rest\/mpc\/V1\/shipping-labels\/([\w.-]{1,600})\/(\d{1,9})\.pdf$/, respondWithLabel),
  get(/^\/rest\/mpc\/V1\/invoices\/([\w.-]{1,600})\.pdf$/, respondWithInvoice),
  get(/^\/rest\/mpc\/V1\/creditmemos\/([\w.-]{1,600})\.pdf$/, respondWithCreditMemo),
  get(/^\/rest\/mpc\/V1\/claims\/(\d{1,9})\/photo\/([\w.-]{1,600})$/, respondWithClaimPhoto),
  get(
    /^\/rest\/mpc\/V1\/print-files\/(desk|proof)\/([\w.-]{1,600})\/(\d{1,9})\/(\d{1,9})-([a-z0-9-]{1,40})\.pdf$/,
    respondWithPrintFile,
  ),
  get(/^\/rest\/mpc\/V1\/print-files\/desk\/([\w.-]{1,600})\/(\d{1,9})\.zip$/, respondWithLineArchive),
  get(/^\/rest\/mpc\/V1\/designs\/(\w{32})\/(\d{1,9})\/picture\.svg$/, respondWithDesignPicture),
  post(/^\/rest\/(?:mpc\/)?V1\/customers\/resend-confirmation$/, handleResendCall),
  post(/^\/rest\/(?:mpc\/)?V1\/customers\/confirm$/, handleResendCall),
  post(/^\/rest\/(?:mpc\/)?V1\/customers\/confirm-email$/, handleConfirmCall),
  ...cartRoutes,
  ...catalogRoutes,
  ...storeRoutes,
  ...customerRoutes,
  ...orderRoutes,
  ...staffTokenRoutes,
  ...salesRoutes,
];

/** Answers a request outside GraphQL. */
export async function handleRest(request: Request, context: EngineContext): Promise<Response> {
  const pathname = pathOfCall(new URL(request.url).pathname, context.storeCode);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const matching = routes.filter(({ path }) => path.test(pathname));
  const route = matching.find((candidate) => candidate.method === method);
  if (!route)
    return unmatchedResponse(
      pathname,
      matching.map((candidate) => candidate.method),
    );
  const [, ...groups] = route.path.exec(pathname) ?? [];
  return route.handle(request, context, ...groups);
}
