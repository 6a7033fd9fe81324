import { blankCases } from "./blank-cases";
import { bulkProductCases } from "./bulk-product-cases";
import { draftOrderCases } from "./draft-order-cases";
import { giftCardCases } from "./gift-card-cases";
import { inboxCases } from "./inbox-cases";
import { listExportCases } from "./list-export-cases";
import { promotionCases } from "./promotion-cases";
import { replyTemplateCases } from "./reply-template-cases";

/** Who may call each operation of the staff's API, and variables that it accepts. */
export interface AdminCase {
  /** "anyone"; "staff": every complete session; otherwise the roles. */
  allowed: "anyone" | "signing-in" | "staff" | string[];
  variables?: (order: OrderForm) => object;
}

export type OrderForm = { number: string; version: string; key: string };
const form =
  (fields: object = {}) =>
  (order: OrderForm) => ({ input: { ...order, ...fields } });
const note = form({ text: "Called the buyer" });
const SHIPPING = ["owner", "manager", "operator", "packer"];
const SALES = ["owner", "manager", "support", "operator", "packer", "bookkeeper"];
/** Packed by gzip. */
const EMPTY_FILE = "H4sIAAAAAAAAAwMAAAAAAAAAAAA=";
const REPORTS = ["owner", "manager", "bookkeeper"];
const input = (fields: object) => () => ({ input: fields });
const CATALOG = ["owner", "manager"];
const product =
  (fields: object = {}) =>
  ({ version, key }: OrderForm) => ({ input: { sku: "photo-mug", version, key, ...fields } });

const piece =
  (fields: object = {}) =>
  ({ version, key }: OrderForm) => ({
    input: { kind: "PAGE", store_code: "mpc", identifier: "shipping", version, key, ...fields },
  });
const shipping = { kind: "PAGE", store_code: "mpc", identifier: "shipping" };

const period = { store_code: "mpc", from: "2026-11-01", to: "2026-11-30" };

const coupon = { store_code: "mpc", code: "UNKNOWN", key: "key-of-the-form-1" };
const couponFields = {
  label: "",
  kind: "PERCENT",
  value: "10",
  minimum_subtotal: "",
  from: "",
  to: "",
  uses_per_coupon: "",
  uses_per_customer: "",
  skus: "",
  categories: "",
  is_public: false,
  is_active: true,
};

export const adminCases: Record<string, AdminCase> = {
  ...draftOrderCases,
  ...giftCardCases,
  ...promotionCases,
  ...blankCases,
  ...bulkProductCases,
  ...replyTemplateCases,
  ...inboxCases,
  ...listExportCases,
  "Query.staffSession": { allowed: "anyone" },
  "Query.invitation": { allowed: "anyone", variables: () => ({ token: "unknown" }) },
  "Query.enrollment": { allowed: "signing-in" },
  "Query.staff": { allowed: ["owner"] },
  "Query.roles": { allowed: ["owner"] },
  "Query.roleHolders": { allowed: ["owner"], variables: () => ({ code: "packer" }) },
  "Query.permissions": { allowed: ["owner"] },
  "Query.webhooks": { allowed: ["owner", "manager"] },
  "Query.webhookEvents": { allowed: ["owner", "manager"] },
  "Query.integrations": { allowed: ["owner"] },
  "Query.auditLog": { allowed: ["owner", "manager"] },
  "Query.orders": { allowed: SALES },
  "Query.order": { allowed: SALES, variables: ({ number }) => ({ number }) },
  "Query.orderOfLink": { allowed: "anyone", variables: () => ({ token: "unknown" }) },
  "Query.today": { allowed: SALES },
  "Query.newOrders": { allowed: SALES, variables: () => ({ since: "2026-01-01T00:00:00.000Z" }) },
  "Query.orderVersion": { allowed: SALES, variables: ({ number }) => ({ number }) },
  "Query.salesOfToday": { allowed: ["owner", "manager", "bookkeeper"] },
  "Query.taxReport": { allowed: REPORTS, variables: () => ({ period }) },
  "Query.salesReport": { allowed: REPORTS, variables: () => ({ period }) },
  "Query.productReport": { allowed: REPORTS, variables: () => ({ period }) },
  "Query.designReport": { allowed: REPORTS, variables: () => ({ period }) },
  "Query.sourceReport": { allowed: REPORTS, variables: () => ({ period }) },
  "Query.wasteReport": { allowed: REPORTS, variables: () => ({ period }) },
  "Query.settlementReport": { allowed: REPORTS, variables: () => ({ period }) },
  "Query.journalReport": { allowed: REPORTS, variables: () => ({ period }) },
  "Query.taxVersions": { allowed: ["owner", "manager"] },
  "Query.taxDraft": { allowed: ["owner", "manager"] },
  "Query.savedViews": { allowed: "staff" },
  "Mutation.saveView": {
    allowed: "staff",
    variables: () => ({ input: { list: "ORDERS", name: "Late", query: "problem=LATE" } }),
  },
  "Mutation.removeView": { allowed: "staff", variables: () => ({ id: "1" }) },
  "Query.catalogProducts": { allowed: CATALOG },
  "Query.catalogCategories": { allowed: CATALOG },
  "Query.catalogProduct": { allowed: CATALOG, variables: () => ({ sku: "photo-mug" }) },
  "Query.productPreview": { allowed: CATALOG, variables: () => ({ sku: "photo-mug" }) },
  "Query.contentItems": { allowed: CATALOG, variables: () => ({ kind: "PAGE", store_code: "mpc" }) },
  "Query.contentItem": { allowed: CATALOG, variables: () => shipping },
  "Query.contentPreview": { allowed: CATALOG, variables: () => shipping },
  "Mutation.saveContentDraft": {
    allowed: CATALOG,
    variables: piece({ fields: [{ code: "title", value: "Shipping" }] }),
  },
  "Mutation.publishContent": { allowed: CATALOG, variables: piece() },
  "Mutation.discardContentDraft": { allowed: CATALOG, variables: piece() },
  "Mutation.deleteContent": { allowed: CATALOG, variables: piece() },
  "Mutation.resetContent": { allowed: CATALOG, variables: piece() },
  "Mutation.undoContentChange": { allowed: CATALOG, variables: piece({ change_id: "0" }) },
  "Query.customers": { allowed: ["owner", "manager", "support"] },
  "Query.customer": { allowed: ["owner", "manager", "support"], variables: () => ({ id: "1" }) },
  "Mutation.saveProductDraft": {
    allowed: CATALOG,
    variables: product({ fields: [{ code: "name", value: "A mug" }] }),
  },
  "Mutation.publishProductDraft": { allowed: CATALOG, variables: product() },
  "Mutation.discardProductDraft": { allowed: CATALOG, variables: product() },
  "Mutation.createProduct": {
    allowed: CATALOG,
    variables: ({ key }) => ({
      input: {
        key,
        copied_sku: "no-such-mug",
        sku: "new-mug",
        url_key: "new-mug",
        name: "A mug",
        category_paths: [],
      },
    }),
  },
  "Mutation.removeAddedProduct": { allowed: CATALOG, variables: product() },
  "Mutation.addProductPicture": {
    allowed: CATALOG,
    variables: product({ content: EMPTY_FILE, alternative_text: "A mug" }),
  },
  "Mutation.saveProductPictures": { allowed: CATALOG, variables: product({ pictures: [] }) },
  "Mutation.deleteProductPicture": { allowed: CATALOG, variables: product({ file: "unknown.jpg" }) },
  "Query.catalogImport": { allowed: CATALOG },
  "Mutation.exportCatalog": { allowed: CATALOG },
  "Mutation.checkCatalogFile": { allowed: CATALOG, variables: () => ({ content: EMPTY_FILE }) },
  "Mutation.importCatalog": {
    allowed: CATALOG,
    variables: ({ key }) => ({ input: { checksum: "unknown", key } }),
  },
  "Mutation.undoProductChange": { allowed: CATALOG, variables: product({ change_id: "0" }) },
  "Mutation.signIn": {
    allowed: "anyone",
    variables: () => ({ email: "nobody@example.com", password: "wrong" }),
  },
  "Mutation.acceptInvitation": {
    allowed: "anyone",
    variables: input({ token: "unknown", name: "Ada", password: "Paws-and-Whiskers-7" }),
  },
  "Mutation.enterCode": { allowed: "signing-in", variables: () => ({ code: "000000" }) },
  "Mutation.startEnrollment": { allowed: "signing-in" },
  "Mutation.confirmEnrollment": { allowed: "signing-in", variables: () => ({ code: "000000" }) },
  "Mutation.reauthenticate": { allowed: "staff", variables: () => ({ password: "wrong" }) },
  "Mutation.inviteStaff": {
    allowed: ["owner"],
    variables: () => ({ input: { email: `new-${Math.random()}@staff.example`, role_code: "packer" } }),
  },
  "Mutation.changeStaff": { allowed: ["owner"], variables: input({ id: "0", role_code: "packer" }) },
  "Mutation.deactivateStaff": { allowed: ["owner"], variables: () => ({ id: "0" }) },
  "Mutation.createRole": {
    allowed: ["owner"],
    variables: input({ title: "Weekend help", permissions: ["sales.view"] }),
  },
  "Mutation.changeRole": {
    allowed: ["owner"],
    variables: ({ version, key }) => ({
      input: { code: "unknown", version, key, title: "Weekend help", permissions: ["sales.view"] },
    }),
  },
  "Mutation.removeRole": {
    allowed: ["owner"],
    variables: ({ version, key }) => ({ input: { code: "unknown", version, key } }),
  },
  "Mutation.createWebhook": {
    allowed: ["owner", "manager"],
    variables: input({ url: "https://erp.example.com/hook", events: ["order.paid"], store_code: "mpc" }),
  },
  "Mutation.sendWebhookAgain": {
    allowed: ["owner", "manager"],
    variables: ({ key }) => ({ input: { id: "0", key } }),
  },
  "Mutation.deactivateWebhook": { allowed: ["owner", "manager"], variables: () => ({ id: "0" }) },
  "Mutation.createIntegration": {
    allowed: ["owner"],
    variables: input({ name: "ERP", role_code: "packer" }),
  },
  "Mutation.revokeIntegration": { allowed: ["owner"], variables: () => ({ id: "0" }) },
  "Mutation.addOrderComment": { allowed: ["owner", "manager", "support", "operator"], variables: note },
  "Mutation.holdOrder": { allowed: ["owner", "manager", "support", "operator"], variables: note },
  "Mutation.releaseOrder": { allowed: ["owner", "manager", "support", "operator"], variables: note },
  "Mutation.addOrderComments": {
    allowed: ["owner", "manager", "support", "operator"],
    variables: ({ number, key }) => ({ input: { numbers: [number], key, text: "Called the buyer" } }),
  },
  "Mutation.holdOrders": {
    allowed: ["owner", "manager", "support", "operator"],
    variables: ({ number, key }) => ({ input: { numbers: [number], key, text: "Called the buyer" } }),
  },
  "Mutation.releaseOrders": {
    allowed: ["owner", "manager", "support", "operator"],
    variables: ({ number, key }) => ({ input: { numbers: [number], key, text: "Called the buyer" } }),
  },
  "Mutation.printPackingSlips": {
    allowed: SHIPPING,
    variables: ({ number }) => ({ numbers: [number] }),
  },
  "Mutation.cancelOrder": { allowed: ["owner", "manager", "support"], variables: note },
  "Mutation.recordPayment": { allowed: ["owner", "manager", "operator", "bookkeeper"], variables: form() },
  "Mutation.startProduction": { allowed: SHIPPING, variables: form() },
  "Mutation.makePrintFiles": { allowed: SHIPPING, variables: form() },
  "Mutation.releaseHeldPrint": {
    allowed: SHIPPING,
    variables: form({ order_item_id: "0", text: "The buyer wants it so." }),
  },
  "Mutation.createParcel": {
    allowed: SHIPPING,
    variables: form({ carrier: "ups", tracking_number: "1Z999AA10123456784" }),
  },
  "Mutation.correctParcel": {
    allowed: SHIPPING,
    variables: form({ parcel: "1", carrier: "ups", tracking_number: "1Z999AA10123456784" }),
  },
  "Mutation.voidParcel": { allowed: SHIPPING, variables: form({ parcel: "1", text: "Not picked up" }) },
  "Mutation.mergeParcels": { allowed: SHIPPING, variables: form({ parcel: "1", into: "2" }) },
  "Mutation.markParcelDelivered": { allowed: SHIPPING, variables: form({ parcel: "1" }) },
  "Mutation.reportParcelLost": {
    allowed: SHIPPING,
    variables: form({ parcel: "1", text: "Carrier says so" }),
  },
  "Mutation.remakePieces": {
    allowed: SHIPPING,
    variables: form({ order_item_id: "1", kind: "WASTE", quantity: 1, text: "Scratched", cost: 4.5 }),
  },
  "Mutation.decideClaim": {
    allowed: ["owner", "manager", "support", "operator"],
    variables: form({ claim_id: "0", decision: "DECLINE", text: "We looked at it." }),
  },
  "Mutation.sendProofAgain": {
    allowed: ["owner", "manager", "support", "operator"],
    variables: form({ order_item_id: "0", text: "We made it larger." }),
  },
  "Mutation.quoteLabel": {
    allowed: SHIPPING,
    variables: ({ number, key }) => ({ input: { number, key, box: "small-box", grams: 300 } }),
  },
  "Mutation.buyLabel": { allowed: SHIPPING, variables: form({ label_id: "0", rate_id: "rate_1" }) },
  "Mutation.voidLabel": { allowed: SHIPPING, variables: form({ label_id: "0" }) },
  "Mutation.changeShippingAddress": {
    allowed: ["owner", "manager", "support", "operator"],
    variables: form({
      address: {
        firstname: "Ada",
        lastname: "Byron",
        street: ["1 Main Street"],
        city: "Albany",
        postcode: "12207",
        telephone: "5185550100",
      },
    }),
  },
  "Mutation.resendEmail": { allowed: ["owner", "manager", "support"], variables: form({ email_id: "0" }) },
  "Query.refundQuote": {
    allowed: ["owner", "manager", "support"],
    variables: ({ number }) => ({ number, refund: { adjustment: 1 } }),
  },
  "Query.cancellationQuote": {
    allowed: ["owner", "manager", "support"],
    variables: ({ number }) => ({ number, cancellation: { items: [], shipping: 1 } }),
  },
  "Mutation.cancelOrderInPart": {
    allowed: ["owner", "manager", "support"],
    variables: form({ text: "Called the buyer", cancellation: { items: [], shipping: 1 } }),
  },
  "Mutation.createRefund": {
    allowed: ["owner", "manager", "support"],
    variables: form({ refund: { adjustment: 1 } }),
  },
  "Mutation.exportOrders": { allowed: ["owner", "manager", "bookkeeper"] },
  "Mutation.adjustBalance": {
    allowed: ["owner", "manager", "support"],
    variables: input({
      customer_id: "0",
      key: "key-of-the-form-1",
      kind: "CREDIT",
      amount: "5",
      is_taken_away: false,
      reason: "For the wait",
    }),
  },
  "Mutation.endCustomerSessions": {
    allowed: ["owner", "manager", "support"],
    variables: input({ customer_id: "0", key: "key-of-the-form-1" }),
  },
  "Mutation.exportCustomer": {
    allowed: ["owner", "manager"],
    variables: input({ customer_id: "0", key: "key-of-the-form-1" }),
  },
  "Mutation.eraseCustomer": {
    allowed: ["owner", "manager"],
    variables: input({ customer_id: "0", key: "key-of-the-form-1", email: "ada@example.com" }),
  },
  "Query.privacyRequests": { allowed: ["owner", "manager"], variables: () => ({ state: "WAITING" }) },
  "Mutation.recordPrivacyRequest": {
    allowed: ["owner", "manager"],
    variables: ({ number, key }) => ({
      input: { key, number, email: "ada@example.com", kind: "EXPORT", received_on: "" },
    }),
  },
  "Mutation.resendPrivacyLink": {
    allowed: ["owner", "manager"],
    variables: ({ key }) => ({ input: { id: "0", key } }),
  },
  "Mutation.closePrivacyRequest": {
    allowed: ["owner", "manager"],
    variables: ({ key }) => ({ input: { id: "0", key, reason: "Not confirmed" } }),
  },
  "Query.reviews": { allowed: ["owner", "manager", "support"] },
  "Query.questions": { allowed: ["owner", "manager", "support"] },
  "Query.sharedPhotos": { allowed: ["owner", "manager", "support"] },
  "Mutation.moderateReviews": {
    allowed: ["owner", "manager", "support"],
    variables: () => ({ ids: ["0"], decision: "APPROVED" }),
  },
  "Mutation.replyToQuestion": {
    allowed: ["owner", "manager", "support"],
    variables: input({ id: "0", key: "key-of-the-form-1", decision: "REJECTED" }),
  },
  "Mutation.decideSharedPhoto": {
    allowed: ["owner", "manager", "support"],
    variables: input({ id: "unknown", key: "key-of-the-form-1", decision: "APPROVED" }),
  },
  "Mutation.rejectQuestions": {
    allowed: ["owner", "manager", "support"],
    variables: () => ({ ids: ["0"] }),
  },
  "Mutation.decideSharedPhotos": {
    allowed: ["owner", "manager", "support"],
    variables: () => ({ ids: ["unknown"], decision: "APPROVED" }),
  },
  "Query.coupons": { allowed: ["owner", "manager"] },
  "Query.coupon": {
    allowed: ["owner", "manager"],
    variables: () => ({ store_code: "mpc", code: "unknown" }),
  },
  "Query.couponReport": { allowed: REPORTS, variables: () => ({ period }) },
  "Mutation.createCoupon": {
    allowed: ["owner", "manager"],
    variables: input({ ...coupon, code: "", fields: couponFields }),
  },
  "Mutation.changeCoupon": {
    allowed: ["owner", "manager"],
    variables: input({ ...coupon, version: "none", fields: couponFields }),
  },
  "Mutation.resetCoupon": { allowed: ["owner", "manager"], variables: input({ ...coupon, version: "none" }) },
  "Mutation.deleteCoupon": {
    allowed: ["owner", "manager"],
    variables: input({ ...coupon, version: "none" }),
  },
  "Mutation.exportCoupons": { allowed: ["owner", "manager"] },
  "Query.configuration": { allowed: ["owner", "manager"], variables: () => ({ store_code: "mpc" }) },
  "Query.fixedSettings": { allowed: ["owner", "manager"], variables: () => ({ store_code: "mpc" }) },
  "Mutation.setConfiguration": {
    allowed: ["owner", "manager"],
    variables: input({ store_code: "mpc", name: "unknown", value: "1", key: "key-of-the-form-1" }),
  },
  "Mutation.exportReport": { allowed: REPORTS, variables: () => ({ kind: "TAX", period }) },
  "Mutation.checkTaxFile": {
    allowed: ["owner", "manager"],
    variables: input({ format: "CSV", content: EMPTY_FILE, version: "2099", effective: "2099-01-01" }),
  },
  "Mutation.importTaxDraft": { allowed: ["owner", "manager"], variables: () => ({ checksum: "unknown" }) },
  "Mutation.signOut": { allowed: "signing-in" },
};
