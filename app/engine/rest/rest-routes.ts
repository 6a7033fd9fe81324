import { answerExport } from "../account-deletion/answer-export";
import {
  answerCacheVersion,
  answerInvalidateAll,
  answerInvalidatePage,
} from "../cache-invalidation/answer-invalidations";
import { answerSamplePicture } from "../catalog/answer-sample-picture";
import { answerClaimPhoto } from "../claims/claim-photo";
import { answerConfiguration, answerPageMetadata } from "../content/answer-caching";
import { answerConfirmCall, answerPasswordCall, answerResendCall } from "../customers/answer-customer-calls";
import { answerDesignPicture } from "../designs/answer-design-picture";
import { answerPhoto } from "../designs/answer-photo";
import type { PhotoSize } from "../designs/develop-photo";
import { answerPhotoOnProduct } from "../designs/photo-on-product";
import { receivePhoto } from "../designs/receive-photo";
import { pathOfCall } from "../graphql/asked-store";
import type { EngineContext } from "../graphql/context";
import { answerInvoice } from "../invoices/answer-invoice";
import { answerDevMail } from "../mail/answer-dev-mail";
import { answerReady } from "../monitoring/answer-ready";
import { handleWebhook } from "../payments/handle-webhook";
import { answerSandbox } from "../payments/answer-sandbox";
import { answerPrintFile } from "../print/answer-print-file";
import { answerRatingBadge } from "../reviews/answer-rating-badge";
import { answerSharedPhoto } from "../shared-photos/view-shared-photo";
import {
  receiveTaxCertificate,
  removeTaxCertificate,
  sendTaxCertificate,
} from "../tax-certificates/answer-tax-certificate";
import { cartRoutes } from "./cart-routes";
import { answerOpenapi } from "./openapi/answer-openapi";
import { orderRoutes } from "./order-routes";
import type { RestRoute } from "./rest-route";

const TAX_CERTIFICATE = /^\/rest\/mpc\/V1\/customers\/gst-certificate$/;

/** All routes. A new one needs an operation in openapi/paths, or a reason in tests/engine/openapi.test.ts. */
export const routes: RestRoute[] = [
  { method: "GET", path: /^\/rest\/openapi\.json$/, answer: answerOpenapi },
  { method: "GET", path: /^\/rest\/mpc\/V1\/ready$/, answer: answerReady },
  { method: "POST", path: /^\/caching\/?$/, answer: answerConfiguration },
  { method: "POST", path: /^\/caching\/cacheurl$/, answer: answerPageMetadata },
  { method: "POST", path: /^\/caching\/cache\/clear$/, answer: answerInvalidatePage },
  { method: "POST", path: /^\/caching\/cache\/clearall$/, answer: answerInvalidateAll },
  { method: "GET", path: /^\/caching\/cache\/version$/, answer: answerCacheVersion },
  { method: "GET", path: /^\/sandbox-payment\/([\w.-]+)$/, answer: answerSandbox },
  { method: "POST", path: /^\/sandbox-payment\/([\w.-]+)$/, answer: answerSandbox },
  { method: "POST", path: /^\/rest\/mpc\/V1\/payments\/notice$/, answer: handleWebhook },
  { method: "GET", path: /^\/ratingbadge$/, answer: answerRatingBadge },
  { method: "GET", path: /^\/rest\/mpc\/V1\/dev\/mail(?:\/(\d{1,9}))?$/, answer: answerDevMail },
  {
    method: "GET",
    path: /^\/media\/catalog\/product\/([\w-]+)\.(svg|webp)$/,
    answer: answerSamplePicture,
  },
  { method: "GET", path: /^\/rest\/mpc\/V1\/customers\/me\/export$/, answer: answerExport },
  { method: "POST", path: /^\/rest\/mpc\/V1\/photos$/, answer: receivePhoto },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/photos\/(\w{32})\/(display|thumbnail)$/,
    answer: (request, context, id, size) => answerPhoto(request, context, id, size as PhotoSize),
  },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/photos\/(\w{32})\/on\/([\w-]{1,64})\.svg$/,
    answer: answerPhotoOnProduct,
  },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/customers\/gst-certificate\/([\w.-]{1,600})$/,
    answer: sendTaxCertificate,
  },
  { method: "POST", path: TAX_CERTIFICATE, answer: receiveTaxCertificate },
  { method: "DELETE", path: TAX_CERTIFICATE, answer: removeTaxCertificate },
  { method: "GET", path: /^\/rest\/mpc\/V1\/shared-photos\/([\w.-]{1,600})$/, answer: answerSharedPhoto },
  { method: "GET", path: /^\/rest\/mpc\/V1\/invoices\/([\w.-]{1,600})\.pdf$/, answer: answerInvoice },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/claims\/(\d{1,9})\/photo\/([\w.-]{1,600})$/,
    answer: answerClaimPhoto,
  },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/print-files\/(desk|proof)\/([\w.-]{1,600})\/(\d{1,9})\/(\d{1,9})-([a-z0-9-]{1,40})\.pdf$/,
    answer: answerPrintFile,
  },
  {
    method: "GET",
    path: /^\/rest\/mpc\/V1\/designs\/(\w{32})\/(\d{1,9})\/picture\.svg$/,
    answer: answerDesignPicture,
  },
  { method: "POST", path: /^\/rest\/(?:mpc\/)?V1\/customers\/password$/, answer: answerPasswordCall },
  { method: "PUT", path: /^\/rest\/(?:mpc\/)?V1\/customers\/password$/, answer: answerPasswordCall },
  {
    method: "POST",
    path: /^\/rest\/(?:mpc\/)?V1\/customers\/resend-confirmation$/,
    answer: answerResendCall,
  },
  { method: "POST", path: /^\/rest\/(?:mpc\/)?V1\/customers\/confirm$/, answer: answerResendCall },
  {
    method: "POST",
    path: /^\/rest\/(?:mpc\/)?V1\/customers\/confirm-email$/,
    answer: answerConfirmCall,
  },
  ...cartRoutes,
  ...orderRoutes,
];

/** Answers a request outside GraphQL; 404 for an unknown path, 405 for a known one with another method. */
export async function answerRest(request: Request, context: EngineContext): Promise<Response> {
  const pathname = pathOfCall(new URL(request.url).pathname, context.storeCode);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const matching = routes.filter(({ path }) => path.test(pathname));
  const route = matching.find((candidate) => candidate.method === method);
  if (!route) return new Response("Not found", { status: matching.length > 0 ? 405 : 404 });
  const [, ...groups] = route.path.exec(pathname) ?? [];
  return route.answer(request, context, ...groups);
}
