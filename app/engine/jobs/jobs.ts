import { sweepFiles } from "../files/sweep-files";
import { sendDueCertificates } from "../gift-certificates/send-due-certificates";
import { forgetLeftOrders } from "../leaving/forget-left-orders";
import { forgetOldCarts } from "../left-carts/forget-old-carts";
import { remindOfLeftCarts } from "../left-carts/remind-of-left-carts";
import { forgetOldLetters } from "../mail/forget-old-letters";
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

/** All of the shop's jobs. */
export const jobs: Job[] = [
  clearWhatIsOver,
  bookExpiredPoints,
  tellOfExpiry,
  expireUnpaidOrders,
  sendDueCertificates,
  forgetLeftOrders,
  forgetOldLetters,
  reportGivenUpEmails,
  remindOfLeftCarts,
  forgetOldCarts,
  tellOfEndingMemberships,
  followProofs,
  printOrders,
  clearPrintFiles,
  sweepFiles,
];
