import type { BackoffOptions } from "./backoff";
import type { RateLimit } from "./database-limiter";

/** All rate limits, and all backoffs after failed attempts. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits by use: name of the counter in the database, points per key, and the window in seconds. */
export const rateLimits = {
  /** Emails for signing in: a flood of newsletter emails must not prevent a password reset. */
  securityEmails: {
    ofVisitor: { name: "emails-security-visitor", points: 30, seconds: HOUR },
    /** Shared by all visitors who cannot be identified. */
    ofUnknown: { name: "emails-security-unknown", points: 300, seconds: HOUR },
    /** For a visitor's wider network (widerNetwork), which may be one person with many addresses. */
    ofNetwork: { name: "emails-security-network", points: 100, seconds: HOUR },
    /** For the whole store, against floods from many networks. */
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
  /** To one address for all purposes except security. */
  emailsADay: { name: "emails-address-day", points: 5, seconds: DAY },
  /** To one address for one security purpose, before the next limit applies. */
  securityEmailsADay: { name: "emails-address-security-day", points: 10, seconds: DAY },
  /** One per hour, the validity of the shortest link: the owner always has a valid one, whoever else requests more. */
  furtherSecurityEmails: { name: "emails-address-security-hour", points: 1, seconds: HOUR },

  /** Login codes for one address on one device or of one visitor. */
  loginCodes: { name: "login-codes", points: 10, seconds: DAY },
  /** The same for all visitors together whose device is unknown for the customer. */
  loginCodesForStrangers: { name: "login-codes", points: 50, seconds: DAY },

  wrongGiftCodes: { name: "gift-codes", points: 20, seconds: HOUR },
  /** Shared by all visitors who cannot be identified. */
  wrongGiftCodesOfUnknown: { name: "gift-codes-unknown", points: 300, seconds: HOUR },

  /** New guest carts by network: a school or an office behind one address creates some dozens an hour. */
  guestCarts: { name: "guest-carts", points: 300, seconds: HOUR },

  /** New compare lists of guests by network. */
  compareLists: { name: "compare-lists", points: 300, seconds: HOUR },

  /** Unpaid guest orders by network, and by the emailed address. */
  guestOrders: { name: "guest-orders", points: 30, seconds: HOUR },
  guestOrdersToAddress: { name: "guest-orders-to", points: 10, seconds: DAY },

  /** Shipping addresses that are looked up in a carrier's directory, which charges for it. */
  addressLookUps: {
    ofVisitor: { name: "address-look-ups", points: 30, seconds: HOUR },
    ofAll: { name: "address-look-ups-all", points: 2000, seconds: HOUR },
  },

  /** Lookups of orders by number. */
  orderLookUps: { name: "order-look-ups", points: 20, seconds: 15 * MINUTE },
  /** Attempts to open one order by details of its buyer. */
  orderTries: { name: "order-tries", points: 10, seconds: 15 * MINUTE },

  /** Answers to the proofs of one order: each is an email to the store. */
  proofAnswers: { name: "proof-answers", points: 40, seconds: DAY },

  /** Reviews and questions of one visitor, under any names and addresses. */
  textsOfVisitor: { name: "words-by-visitor", points: 20, seconds: HOUR },
  /** For a visitor's wider network (widerNetwork). */
  textsOfNetwork: { name: "words-by-network", points: 60, seconds: HOUR },
  textsOfWriter: { name: "words-by-one", points: 10, seconds: HOUR },
  /** For all visitors together, against floods from many networks: each text is an email to the store. */
  textsOfAll: { name: "words-by-all", points: 200, seconds: HOUR },

  /** Comments on shared designs, of one visitor. */
  commentsOfVisitor: { name: "comments-by-visitor", points: 30, seconds: HOUR },
  /** For a visitor's wider network (widerNetwork). */
  commentsOfNetwork: { name: "comments-by-network", points: 90, seconds: HOUR },
  /** On one design, by everybody. */
  commentsOnDesign: { name: "comments-on-design", points: 60, seconds: HOUR },
  /** For all visitors together, against floods from many networks. */
  commentsOfAll: { name: "comments-by-all", points: 2000, seconds: HOUR },
  /** To the owner of one design about its comments. */
  commentEmails: { name: "comment-emails", points: 1, seconds: HOUR },

  /**
   * Kilobytes of new designs and of revisions. An hour of editing saves 7 MB of a typical design, 90 MB of a large
   * book.
   */
  newDesigns: { name: "new-design-kilobytes", points: 20_000, seconds: HOUR },
  revisions: { name: "revision-kilobytes", points: 200_000, seconds: HOUR },
  /** Megabytes of photos: about four hundred large ones, or a few books. */
  photos: { name: "photos", points: 4000, seconds: HOUR },
  /** Megabytes of drawn pictures: about a thousand carts and lists, or twenty views of a large book. */
  pictures: { name: "pictures", points: 2000, seconds: HOUR },
  /** Drawn invoices: far more than a business views in an hour. */
  invoices: { name: "invoices", points: 120, seconds: HOUR },
} satisfies Record<string, RateLimit | Record<string, RateLimit>>;

/** Backoffs by use; the wait doubles with each further attempt. All times in seconds. */
export const backoffs = {
  /** Wrong passwords of one account. */
  account: { name: "log-in-account", freeTries: 5, firstWait: 30, maxWait: HOUR, memory: DAY },
  /** Logins from one network address, which several people may share. */
  address: { name: "log-in-address", freeTries: 30, firstWait: 10, maxWait: HOUR, memory: HOUR },
  /** Passwords of one member of the staff; the wait is short, since strangers can cause it. */
  staffAccount: { name: "staff-account", freeTries: 5, firstWait: 30, maxWait: 15 * MINUTE, memory: DAY },
  /** Sign-ins of staff from one network address. */
  staffAddress: { name: "staff-address", freeTries: 20, firstWait: 10, maxWait: HOUR, memory: HOUR },
  /** Passwords of a member of the staff who is signed in: apart from `staffAccount`, which strangers can exhaust. */
  staffConfirmation: {
    name: "staff-confirmation",
    freeTries: 5,
    firstWait: 30,
    maxWait: 15 * MINUTE,
    memory: DAY,
  },
  /** Codes of one member of the staff, whose password was right. */
  staffCode: { name: "staff-code", freeTries: 10, firstWait: 30, maxWait: HOUR, memory: HOUR },
  /** New accounts, and checks of addresses for an account. */
  newCustomer: { name: "newcomer", freeTries: 40, firstWait: 10, maxWait: HOUR, memory: HOUR },
  /** Confirmations of being a person (captcha substitute). */
  person: { name: "person", freeTries: 60, firstWait: 10, maxWait: 10 * MINUTE, memory: HOUR },
} satisfies Record<string, BackoffOptions>;
