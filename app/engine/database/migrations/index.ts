import type { Migration } from "kysely";
import { firstTables } from "./0001-first-tables";
import { reviews } from "./0002-reviews";
import { newsletterTables } from "./0003-newsletter";
import { formTables } from "./0004-forms";
import { catalogue } from "./0005-catalogue";
import { content } from "./0006-content";
import { sessions } from "./0007-sessions";
import { customerLinks } from "./0008-customer-links";
import { social } from "./0009-social";
import { customerDetails } from "./0010-customer-details";
import { shipments } from "./0011-shipments";
import { balances } from "./0012-balances";
import { rewards } from "./0013-rewards";
import { designNames } from "./0014-design-names";
import { cartBalances } from "./0015-cart-balances";
import { priceCodes } from "./0016-price-codes";
import { cartLines } from "./0017-cart-lines";
import { checkoutDetails } from "./0018-checkout-details";
import { payments } from "./0019-payments";
import { taxPlaces } from "./0020-tax-places";
import { cartReminders } from "./0021-cart-reminders";
import { largeShops } from "./0022-large-shops";
import { memberships } from "./0023-memberships";
import { photoTakenAt } from "./0024-photo-taken-at";
import { printAndProofs } from "./0025-print-and-proofs";
import { pricesByDesign } from "./0026-prices-by-design";
import { clearings } from "./0027-clearings";
import { stores } from "./0028-stores";
import { freeGifts } from "./0029-free-gifts";
import { clockReading } from "./0034-clock-reading";
import { repairOlderDatabases } from "./0035-repair-older-databases";
import { loginCodesByAsker } from "./0037-login-codes-by-asker";
import { personalCouponsByPerson } from "./0037-personal-coupons-by-person";
import { emailDelivery } from "./0038-email-delivery";
import { emailDeliveryIndexes } from "./0039-email-delivery-indexes";
import { standardNames } from "./0040-standard-names";
import { newsletterDetails } from "./0041-newsletter-details";
import { seededRows } from "./0042-seeded-rows";
import { pageRemarketing } from "./0050-page-remarketing";
import { categoryPageMetadata } from "./0051-category-page-metadata";
import { unconfirmedNewsletterDetails } from "./0060-unconfirmed-newsletter-details";
import { headerOfferList } from "./0061-header-offer-list";
import { productRecipients } from "./0070-product-recipients";
import { photoTray } from "./0071-photo-tray";
import { joinedOrdersAndReviewInvitations } from "./0072-joined-orders-and-review-invitations";
import { categoryProductRules } from "./0073-category-product-rules";
import { photoFocus } from "./0075-photo-focus";
import { designDescriptions } from "./0077-design-descriptions";
import { paymentOperations } from "./0078-payment-operations";
import { paymentServices } from "./0079-payment-services";
import { addressSuggestions } from "./0082-address-suggestions";
import { refundItems } from "./0083-refund-items";
import { salesDocuments } from "./0084-sales-documents";
import { paymentFees } from "./0085-payment-fees";
import { taxVersions } from "./0086-tax-versions";
import { orderTaxes } from "./0087-order-taxes";
import { taxOperations } from "./0088-tax-operations";
import { shippingSettings } from "./0089-shipping-settings";
import { shippingLabels } from "./0090-shipping-labels";
import { parcelTracking } from "./0091-parcel-tracking";
import { staff } from "./0092-staff";
import { auditLog } from "./0093-audit-log";
import { orderManagement } from "./0094-order-management";
import { providerEvents } from "./0095-provider-events";
import { taxDrafts } from "./0096-tax-drafts";
import { parcelsAndRemakes } from "./0097-parcels-and-remakes";
import { refundLimitIndex } from "./0098-refund-limit-index";
import { printFileProduction } from "./0101-print-file-production";
import { integrations } from "./0105-integrations";
import { webhooks } from "./0106-webhooks";
import { sharedPhotosByStatus } from "./0108-shared-photos-by-status";
import { couponUses } from "./0109-coupon-uses";
import { productOverrides } from "./0110-product-overrides";
import { catalogImports } from "./0111-catalog-imports";
import { wishlists } from "./0112-wishlists";
import { orderCancellations } from "./0113-order-cancellations";
import { adminViews } from "./0114-admin-views";
import { canceledSales } from "./0115-canceled-sales";
import { printHolds } from "./0117-print-holds";
import { claimedPieces } from "./0118-claimed-pieces";
import { apiSessions } from "./0120-api-sessions";
import { draftOrders } from "./0121-draft-orders";
import { privacyRequests } from "./0122-privacy-requests";
import { contentDrafts } from "./0124-content-drafts";
import { navigationMenus } from "./0125-navigation-menus";
import { draftBases } from "./0129-draft-bases";
import { productPictures } from "./0130-product-pictures";
import { categoryProducts } from "./0131-category-products";
import { offeredValues } from "./0132-offered-values";
import { addedProducts } from "./0133-added-products";
import { priceCodeListings } from "./0134-price-code-listings";
import { replyTemplates } from "./0135-reply-templates";
import { subscriberExports } from "./0136-subscriber-exports";
import { claimsByStatus } from "./0142-claims-by-status";
import { addedProductsInLists } from "./0143-added-products-in-lists";
import { contactMessages } from "./0144-contact-messages";
import { issuedGiftCards } from "./0145-issued-gift-cards";
import { designComments } from "./0146-design-comments";
import { photoColors } from "./0147-photo-colors";
import { uploadedClipArt } from "./0148-uploaded-clip-art";
import { reportIndexes } from "./0149-report-indexes";
import { blanks } from "./0150-blanks";
import { failedDeliveries } from "./0151-failed-deliveries";
import { sendersOfMessages } from "./0152-senders-of-messages";
import { placesOfComments } from "./0155-places-of-comments";
import { namesAsSearched } from "./0159-names-as-searched";
import { previousSettings } from "./0160-previous-settings";
import { listsOfWordsAndPhotos } from "./0163-lists-of-words-and-photos";
import { customersByStore } from "./0166-customers-by-store";
import { abandonedCartsByStore } from "./0167-abandoned-carts-by-store";
import { privacyRequestsOfOrder } from "./0168-privacy-requests-of-order";
import { questionChanges } from "./0170-question-changes";

/** In the order of their names. A migration never changes once it is committed: SHA256SUMS lists the files. */
export const migrations: Record<string, Migration> = {
  "0001-first-tables": firstTables,
  "0002-reviews": reviews,
  "0003-newsletter": newsletterTables,
  "0004-forms": formTables,
  "0005-catalogue": catalogue,
  "0006-content": content,
  "0007-sessions": sessions,
  "0008-customer-links": customerLinks,
  "0009-social": social,
  "0010-customer-details": customerDetails,
  "0011-shipments": shipments,
  "0012-balances": balances,
  "0013-rewards": rewards,
  "0014-design-names": designNames,
  "0015-cart-balances": cartBalances,
  "0016-price-codes": priceCodes,
  "0017-cart-lines": cartLines,
  "0018-checkout-details": checkoutDetails,
  "0019-payments": payments,
  "0020-tax-places": taxPlaces,
  "0021-cart-reminders": cartReminders,
  "0022-large-shops": largeShops,
  "0023-memberships": memberships,
  "0024-photo-taken-at": photoTakenAt,
  "0025-print-and-proofs": printAndProofs,
  "0026-prices-by-design": pricesByDesign,
  "0027-clearings": clearings,
  "0028-stores": stores,
  "0029-free-gifts": freeGifts,
  "0034-clock-reading": clockReading,
  "0035-repair-older-databases": repairOlderDatabases,
  "0037-login-codes-by-asker": loginCodesByAsker,
  "0037-personal-coupons-by-person": personalCouponsByPerson,
  "0038-email-delivery": emailDelivery,
  "0039-email-delivery-indexes": emailDeliveryIndexes,
  "0040-standard-names": standardNames,
  "0041-newsletter-details": newsletterDetails,
  "0042-seeded-rows": seededRows,
  "0050-page-remarketing": pageRemarketing,
  "0051-category-page-metadata": categoryPageMetadata,
  "0060-unconfirmed-newsletter-details": unconfirmedNewsletterDetails,
  "0061-header-offer-list": headerOfferList,
  "0070-product-recipients": productRecipients,
  "0071-photo-tray": photoTray,
  "0072-joined-orders-and-review-invitations": joinedOrdersAndReviewInvitations,
  "0073-category-product-rules": categoryProductRules,
  "0075-photo-focus": photoFocus,
  "0077-design-descriptions": designDescriptions,
  "0078-payment-operations": paymentOperations,
  "0079-payment-services": paymentServices,
  "0082-address-suggestions": addressSuggestions,
  "0083-refund-items": refundItems,
  "0084-sales-documents": salesDocuments,
  "0085-payment-fees": paymentFees,
  "0086-tax-versions": taxVersions,
  "0087-order-taxes": orderTaxes,
  "0088-tax-operations": taxOperations,
  "0089-shipping-settings": shippingSettings,
  "0090-shipping-labels": shippingLabels,
  "0091-parcel-tracking": parcelTracking,
  "0092-staff": staff,
  "0093-audit-log": auditLog,
  "0094-order-management": orderManagement,
  "0095-provider-events": providerEvents,
  "0096-tax-drafts": taxDrafts,
  "0097-parcels-and-remakes": parcelsAndRemakes,
  "0098-refund-limit-index": refundLimitIndex,
  "0101-print-file-production": printFileProduction,
  "0105-integrations": integrations,
  "0106-webhooks": webhooks,
  "0108-shared-photos-by-status": sharedPhotosByStatus,
  "0109-coupon-uses": couponUses,
  "0110-product-overrides": productOverrides,
  "0111-catalog-imports": catalogImports,
  "0112-wishlists": wishlists,
  "0113-order-cancellations": orderCancellations,
  "0114-admin-views": adminViews,
  "0115-canceled-sales": canceledSales,
  "0117-print-holds": printHolds,
  "0118-claimed-pieces": claimedPieces,
  "0120-api-sessions": apiSessions,
  "0121-draft-orders": draftOrders,
  "0122-privacy-requests": privacyRequests,
  "0124-content-drafts": contentDrafts,
  "0125-navigation-menus": navigationMenus,
  "0129-draft-bases": draftBases,
  "0130-product-pictures": productPictures,
  "0131-category-products": categoryProducts,
  "0132-offered-values": offeredValues,
  "0133-added-products": addedProducts,
  "0134-price-code-listings": priceCodeListings,
  "0135-reply-templates": replyTemplates,
  "0136-subscriber-exports": subscriberExports,
  "0142-claims-by-status": claimsByStatus,
  "0143-added-products-in-lists": addedProductsInLists,
  "0144-contact-messages": contactMessages,
  "0145-issued-gift-cards": issuedGiftCards,
  "0146-design-comments": designComments,
  "0147-photo-colors": photoColors,
  "0148-uploaded-clip-art": uploadedClipArt,
  "0149-report-indexes": reportIndexes,
  "0150-blanks": blanks,
  "0151-failed-deliveries": failedDeliveries,
  "0152-senders-of-messages": sendersOfMessages,
  "0155-places-of-comments": placesOfComments,
  "0159-names-as-searched": namesAsSearched,
  "0160-previous-settings": previousSettings,
  "0163-lists-of-words-and-photos": listsOfWordsAndPhotos,
  "0166-customers-by-store": customersByStore,
  "0167-abandoned-carts-by-store": abandonedCartsByStore,
  "0168-privacy-requests-of-order": privacyRequestsOfOrder,
  "0170-question-changes": questionChanges,
};
