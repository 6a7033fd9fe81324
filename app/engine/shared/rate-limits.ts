import type { BackoffOptions } from "./backoff";
import type { RateLimit } from "./database-limiter";

/** All limits on how often somebody may do something, and all waits after failed attempts. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits by their use: name of the counter in the database, points for one key, and the seconds of its window. */
export const rateLimits = {
  /** Emails that open an account: a flood of newsletters must not prevent a password reset. */
  securityEmails: {
    ofVisitor: { name: "emails-security-visitor", points: 30, seconds: HOUR },
    /** Shared by all visitors who cannot be told apart. */
    ofUnknown: { name: "emails-security-unknown", points: 300, seconds: HOUR },
    /** Of the neighbors of a visitor (widerNetwork), who may be one person with many addresses. */
    ofNetwork: { name: "emails-security-network", points: 100, seconds: HOUR },
    /** Of the whole store, against floods from many networks. */
    ofAll: { name: "emails-security-all", points: 5000, seconds: HOUR },
  },
  /** The same for all other emails. */
  otherEmails: {
    ofVisitor: { name: "emails-other-visitor", points: 30, seconds: HOUR },
    ofUnknown: { name: "emails-other-unknown", points: 300, seconds: HOUR },
    ofNetwork: { name: "emails-other-network", points: 100, seconds: HOUR },
    ofAll: { name: "emails-other-all", points: 2000, seconds: HOUR },
  },
  /** To one address for one purpose. */
  emailsForPurpose: { name: "emails-address-hour", points: 3, seconds: HOUR },
  /** To one address for all purposes but those of security. */
  emailsADay: { name: "emails-address-day", points: 5, seconds: DAY },
  /** To one address for one security purpose, before the next limit holds. */
  securityEmailsADay: { name: "emails-address-security-day", points: 10, seconds: DAY },
  /** The shortest link works for an hour: its owner always has one that works, whoever else requests more. */
  furtherSecurityEmails: { name: "emails-address-security-hour", points: 1, seconds: HOUR },

  /** Login codes for one address on one device or of one visitor. */
  loginCodes: { name: "login-codes", points: 10, seconds: DAY },
  /** The same for all visitors together whose device is not one of the customer's. */
  loginCodesForStrangers: { name: "login-codes", points: 50, seconds: DAY },

  /** Wrong codes of gift cards. */
  wrongGiftCodes: { name: "gift-codes", points: 20, seconds: HOUR },
  /** Shared by all visitors who cannot be told apart. */
  wrongGiftCodesOfUnknown: { name: "gift-codes-unknown", points: 300, seconds: HOUR },

  /** New carts of guests by network: a school or an office behind one address creates some dozens an hour. */
  guestCarts: { name: "guest-carts", points: 300, seconds: HOUR },

  /** Unpaid orders of guests by network, and by the address that is emailed. */
  guestOrders: { name: "guest-orders", points: 30, seconds: HOUR },
  guestOrdersToAddress: { name: "guest-orders-to", points: 10, seconds: DAY },

  /** Look-ups of orders by number. */
  orderLookUps: { name: "order-look-ups", points: 20, seconds: 15 * MINUTE },
  /** Attempts to open one order by details of its buyer. */
  orderTries: { name: "order-tries", points: 10, seconds: 15 * MINUTE },

  /** Answers to the proofs of one order: each is an email to the shop. */
  proofAnswers: { name: "proof-answers", points: 40, seconds: DAY },

  /** Reviews and questions of one visitor, whatever names and addresses they give. */
  textsOfVisitor: { name: "words-by-visitor", points: 20, seconds: HOUR },
  /** Of a visitor's neighbors (widerNetwork). */
  textsOfNetwork: { name: "words-by-network", points: 60, seconds: HOUR },
  textsOfWriter: { name: "words-by-one", points: 10, seconds: HOUR },
  /** Of all visitors together, against floods from many networks: each text is an email to the shop. */
  textsOfAll: { name: "words-by-all", points: 200, seconds: HOUR },

  /** Kilobytes of new designs and of revisions. An hour of editing saves 7 MB of a usual design, 90 MB of a large book. */
  newDesigns: { name: "new-design-kilobytes", points: 20_000, seconds: HOUR },
  revisions: { name: "revision-kilobytes", points: 200_000, seconds: HOUR },
  /** Megabytes of photos: some four hundred large ones, or a few books. */
  photos: { name: "photos", points: 4000, seconds: HOUR },
  /** Megabytes of drawn pictures: some thousand carts and lists, or twenty views of a large book. */
  pictures: { name: "pictures", points: 2000, seconds: HOUR },
  /** Drawn invoices: far more than a business views in an hour. */
  invoices: { name: "invoices", points: 120, seconds: HOUR },
} satisfies Record<string, RateLimit | Record<string, RateLimit>>;

/** Waits by their use, which double with each further attempt; all times in seconds. */
export const backoffs = {
  /** Wrong passwords of one account. */
  account: { name: "log-in-account", freeTries: 5, firstWait: 30, maxWait: HOUR, memory: DAY },
  /** Log-ins from one network address, which several people may share. */
  address: { name: "log-in-address", freeTries: 30, firstWait: 10, maxWait: HOUR, memory: HOUR },
  /** New accounts, and checks of addresses for an account. */
  newCustomer: { name: "newcomer", freeTries: 40, firstWait: 10, maxWait: HOUR, memory: HOUR },
  /** Confirmations of being a person. */
  person: { name: "person", freeTries: 60, firstWait: 10, maxWait: 10 * MINUTE, memory: HOUR },
} satisfies Record<string, BackoffOptions>;
