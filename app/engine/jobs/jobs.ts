import { deleteOldCarts } from "../abandoned-carts/delete-old-carts";
import { remindOfAbandonedCarts } from "../abandoned-carts/remind-of-abandoned-carts";
import { eraseClosedOrders } from "../account-deletion/erase-closed-orders";
import { trimBlankHistory } from "../blanks/trim-blank-history";
import { sweepPictures } from "../catalog-management/pictures/sweep-pictures";
import { publishDueDrafts } from "../catalog-management/publish-due-drafts";
import { deleteOldCompareLists } from "../compare-lists/delete-old-compare-lists";
import { deleteOldMessages } from "../contact/delete-old-messages";
import { publishDueContent } from "../content-management/publish-due-content";
import { sweepFiles } from "../files/sweep-files";
import { countQueue } from "../fulfillment/count-queue";
import { sendDueGiftCards } from "../gift-card-management/send-due-gift-cards";
import { sendDueCertificates } from "../gift-certificates/send-due-certificates";
import { deleteOldEmails } from "../mail/delete-old-emails";
import { reportGivenUpEmails } from "../mail/report-given-up-emails";
import { notifyEndingMemberships } from "../memberships/notify-ending-memberships";
import { clearUnconfirmedDetails } from "../newsletter/clear-unconfirmed-details";
import { expireUnpaidOrders } from "../orders/expire-unpaid-orders";
import { carryOutOperations } from "../payments/operations/carry-out-operations";
import { reconcilePayments } from "../payments/reconciliation/reconcile-payments";
import { askForOpenPayments } from "../payments/sessions/ask-for-open-payments";
import { deletePrintFiles } from "../print/delete-print-files";
import { printOrders } from "../print/print-orders";
import { followProofs } from "../proofs/follow-proofs";
import { inviteToReview } from "../review-invitations/invite-to-review";
import { bookExpiredPoints } from "../rewards/book-expired-points";
import { notifyExpiringPoints } from "../rewards/notify-expiring-points";
import { deleteExpiredAccess } from "../sessions/delete-expired-access";
import { applyTrackingEvents } from "../shipments/tracking/apply-tracking";
import { carryOutLabels } from "../shipping/labels/carry-out-labels";
import { deleteLabels } from "../shipping/labels/delete-labels";
import { carryOutTaxOperations } from "../tax/operations/carry-out-tax-operations";
import { deliverWebhooks } from "../webhooks/deliver-webhooks";
import { deleteOldEvents } from "./delete-old-events";
import type { Job } from "./job";

export const jobs: Job[] = [
  carryOutOperations,
  carryOutTaxOperations,
  askForOpenPayments,
  reconcilePayments,
  deliverWebhooks,
  publishDueDrafts,
  publishDueContent,
  carryOutLabels,
  applyTrackingEvents,
  deleteLabels,
  deleteOldEvents,
  deleteExpiredAccess,
  bookExpiredPoints,
  notifyExpiringPoints,
  expireUnpaidOrders,
  sendDueCertificates,
  sendDueGiftCards,
  eraseClosedOrders,
  deleteOldEmails,
  deleteOldMessages,
  reportGivenUpEmails,
  remindOfAbandonedCarts,
  deleteOldCarts,
  deleteOldCompareLists,
  clearUnconfirmedDetails,
  notifyEndingMemberships,
  inviteToReview,
  followProofs,
  printOrders,
  countQueue,
  deletePrintFiles,
  sweepFiles,
  sweepPictures,
  trimBlankHistory,
];
