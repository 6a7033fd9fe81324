import { deleteOldCarts } from "../abandoned-carts/delete-old-carts";
import { remindOfAbandonedCarts } from "../abandoned-carts/remind-of-abandoned-carts";
import { eraseClosedOrders } from "../account-deletion/erase-closed-orders";
import { sweepFiles } from "../files/sweep-files";
import { sendDueCertificates } from "../gift-certificates/send-due-certificates";
import { deleteOldEmails } from "../mail/delete-old-emails";
import { reportGivenUpEmails } from "../mail/report-given-up-emails";
import { tellOfEndingMemberships } from "../memberships/tell-of-ending-memberships";
import { expireUnpaidOrders } from "../orders/expire-unpaid-orders";
import { clearPrintFiles } from "../print/clear-print-files";
import { printOrders } from "../print/print-orders";
import { followProofs } from "../proofs/follow-proofs";
import { bookExpiredPoints } from "../rewards/book-expired-points";
import { tellOfExpiry } from "../rewards/tell-of-expiry";
import { clearWhatIsOver } from "../sessions/clear-what-is-over";
import type { Job } from "./job";

/** All jobs of the store. */
export const jobs: Job[] = [
  clearWhatIsOver,
  bookExpiredPoints,
  tellOfExpiry,
  expireUnpaidOrders,
  sendDueCertificates,
  eraseClosedOrders,
  deleteOldEmails,
  reportGivenUpEmails,
  remindOfAbandonedCarts,
  deleteOldCarts,
  tellOfEndingMemberships,
  followProofs,
  printOrders,
  clearPrintFiles,
  sweepFiles,
];
