/** What staff may be allowed to do, named as Magento's resources in short form, with its title. */
export const permissions = {
  "sales.view": "View orders",
  "sales.create": "Put orders together for customers, with a discount",
  "sales.comment": "Add notes to orders",
  "sales.hold": "Put orders on hold and release them",
  "sales.cancel": "Cancel orders",
  "sales.edit": "Correct addresses of orders",
  "sales.emails": "Send emails of orders again",
  "sales.refund": "Refund payments",
  "sales.ship": "Produce and ship orders",
  "sales.claims": "Decide claims",
  "sales.proofs": "Send proofs again",
  "sales.invoice": "Record payments that buyers send",
  "sales.export": "Export orders and claims",
  "reviews.moderate": "Approve and reject reviews",
  "photos.moderate": "Publish photos that customers share",
  "comments.moderate": "Delete comments on shared designs",
  "questions.answer": "Answer questions about products",
  "promo.quote": "Manage coupons, price codes and offers",
  "newsletter.export": "Export newsletter subscribers",
  "catalog.view": "View products and their history",
  "catalog.edit": "Change products and publish changes",
  "catalog.inventory": "Count blanks, and record those that arrive",
  "content.view": "View pages, posts, blocks, menus and redirects",
  "content.edit": "Change pages, posts, blocks, menus and redirects",
  "customers.view": "View customers",
  "customers.export": "Export customers, abandoned carts, gift cards and senders of messages",
  "customers.messages": "Read and answer contact messages",
  "customers.balance": "Change store credit and points",
  "customers.giftcardaccount": "View, issue and block gift cards",
  "customers.sign-out": "Sign customers out everywhere",
  "customers.privacy": "Download and erase customers' data",
  "reports.view": "View sales figures and reports",
  "reports.export": "Download reports",
  "tax.import": "Import tax rates",
  "settings.manage": "Change settings of the store",
  "staff.manage": "Manage staff and roles",
  "audit.view": "View the audit log",
} as const;

export type Permission = keyof typeof permissions;

export function isPermission(code: string): code is Permission {
  return Object.hasOwn(permissions, code);
}
