import { respondWithExport } from "../account-deletion/export-response";
import {
  handleInvalidateAll,
  handleInvalidatePage,
  respondWithCacheVersion,
} from "../cache-invalidation/handle-invalidations";
import { respondWithSamplePicture } from "../catalog/sample-picture-response";
import { respondWithClaimPhoto } from "../claims/claim-photo";
import { respondWithConfiguration, respondWithPageMetadata } from "../content/caching-response";
import { handleConfirmCall, handlePasswordCall, handleResendCall } from "../customers/handle-customer-calls";
import { respondWithDesignPicture } from "../designs/design-picture-response";
import type { PhotoSize } from "../designs/develop-photo";
import { respondWithPhotoOnProduct } from "../designs/photo-on-product";
import { receivePhoto } from "../designs/receive-photo";
import { respondWithPhoto } from "../designs/respond-with-photo";
import { pathOfCall } from "../graphql/asked-store";
import type { EngineContext } from "../graphql/context";
import { respondWithInvoice } from "../invoices/invoice-response";
import { respondWithDevMail } from "../mail/dev-mail-response";
import { respondWithReady } from "../monitoring/ready-response";
import { handleSandbox } from "../payments/handle-sandbox";
import { handleWebhook } from "../payments/handle-webhook";
import { respondWithPrintFile } from "../print/print-file-response";
import { respondWithRatingBadge } from "../reviews/rating-badge-response";
import { respondWithSharedPhoto } from "../shared-photos/view-shared-photo";
import {
  receiveTaxCertificate,
  removeTaxCertificate,
  sendTaxCertificate,
} from "../tax-certificates/tax-certificate-response";
import { cartRoutes } from "./cart-routes";
import { respondWithOpenapi } from "./openapi/openapi-response";
import { orderRoutes } from "./order-routes";
import type { RestRoute } from "./rest-route";

const TAX_CERTIFICATE = /^\/rest\/mpc\/V1\/customers\/gst-certificate$/;

/** All routes. A new one needs an operation in openapi/paths.yaml, or a reason in tests/engine/openapi.test.ts. */
export const routes: RestRoute[] = [
  { method: "GET", path: /^\/rest\/openapi\.json$/, handle: respondWithOpenapi },
  { method: "GET", path: /^\/rest\/mpc\/V1\/ready$/, handle: respondWithReady },
  { method: "POST", path: /^\/caching\/?$/, handle: respondWithConfiguration },
  { method: "POST", path: /^\/caching\/cacheurl$/, handle: respondWithPageMetadata },
  { method: "POST", path: /^\/caching\/cache\/clear$/, handle: handleInvalidatePage },
  { method: "POST", path: /^\/caching\/cache\/clearall$/, handle: handleInvalidateAll },
  { method: "GET", path: /^\/caching\/cache\/version$/, handle: respondWithCacheVersion },
  { method: "GET", path: /^\/sandbox-payment\/([\w.-]+)$/, handle: handleSandbox },
  { method: "POST", path: /^\/sandbox-payment\/([\w.-]+)$/, handle: handleSandbox },
  { method: "POST", path: /^\/rest\/mpc\/V1\/payments\/notice$/, handle: handleWebhook },
  { method: "GET", path: /^\/ratingbadge$/, handle: respondWithRatingBadge },
  { method: "GET", path: /^\/rest\/mpc\/V1\/dev\/mail(?:\/(\d{1,9}))?$/, handle: respondWithDevMail },
  {
    method: "GET",
    path: /^\/media\/catalog\/product\/([\w-]+)\.(svg|webp)$/,
    handle: respondWithSamplePicture,
  },
  { method: "GET", path: /^\/rest\/mpc\/V1\/customers\/me\/export$/, handle: respondWithExport },
  { method: "POST", path: /^\/rest\/mpc\/V1\/photos$/, handle: receivePhoto },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/photos\/(\w{32})\/(display|thumbnail)$/,
    handle: (request, context, id, size) => respondWithPhoto(request, context, id, size as PhotoSize),
  },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/photos\/(\w{32})\/on\/([\w-]{1,64})\.svg$/,
    handle: respondWithPhotoOnProduct,
  },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/customers\/gst-certificate\/([\w.-]{1,600})$/,
    handle: sendTaxCertificate,
  },
  { method: "POST", path: TAX_CERTIFICATE, handle: receiveTaxCertificate },
  { method: "DELETE", path: TAX_CERTIFICATE, handle: removeTaxCertificate },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/shared-photos\/([\w.-]{1,600})$/,
    handle: respondWithSharedPhoto,
  },
  { method: "GET", path: /^\/rest\/mpc\/V1\/invoices\/([\w.-]{1,600})\.pdf$/, handle: respondWithInvoice },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/claims\/(\d{1,9})\/photo\/([\w.-]{1,600})$/,
    handle: respondWithClaimPhoto,
  },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/print-files\/(desk|proof)\/([\w.-]{1,600})\/(\d{1,9})\/(\d{1,9})-([a-z0-9-]{1,40})\.pdf$/,
    handle: respondWithPrintFile,
  },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/designs\/(\w{32})\/(\d{1,9})\/picture\.svg$/,
    handle: respondWithDesignPicture,
  },
  { method: "POST", path: /^\/rest\/(?:mpc\/)?V1\/customers\/password$/, handle: handlePasswordCall },
  { method: "PUT", path: /^\/rest\/(?:mpc\/)?V1\/customers\/password$/, handle: handlePasswordCall },
  {
    method: "POST",
    path: /^\/rest\/(?:mpc\/)?V1\/customers\/resend-confirmation$/,
    handle: handleResendCall,
  },
  { method: "POST", path: /^\/rest\/(?:mpc\/)?V1\/customers\/confirm$/, handle: handleResendCall },
  {
    method: "POST",
    path: /^\/rest\/(?:mpc\/)?V1\/customers\/confirm-email$/,
    handle: handleConfirmCall,
  },
  ...cartRoutes,
  ...orderRoutes,
];

/** Answers a request outside GraphQL; 404 for an unknown path, 405 for a known one with another method. */
export async function handleRest(request: Request, context: EngineContext): Promise<Response> {
  const pathname = pathOfCall(new URL(request.url).pathname, context.storeCode);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const matching = routes.filter(({ path }) => path.test(pathname));
  const route = matching.find((candidate) => candidate.method === method);
  if (!route) return new Response("Not found", { status: matching.length > 0 ? 405 : 404 });
  const [, ...groups] = route.path.exec(pathname) ?? [];
  return route.handle(request, context, ...groups);
}
