import { replyKinds } from "../reply-templates/reply-kinds";

/** A part of the admin with a page of its own. */
export interface Room {
  path: string;
  title: string;
  /** One that opens it, or several of which each does. */
  permission: string | string[];
  /** Opens it after the key g (public/staff.js). */
  key?: string;
}

/** The parts of the admin as its menu shows them. */
export const roomGroups: { title: string; rooms: Room[] }[] = [
  {
    title: "Sales",
    rooms: [
      { path: "/admin", title: "Today", permission: "sales.view", key: "t" },
      { path: "/admin/orders", title: "Orders", permission: "sales.view", key: "o" },
      { path: "/admin/draft-orders", title: "Draft orders", permission: "sales.create", key: "d" },
      { path: "/admin/claims", title: "Claims", permission: "sales.claims" },
      { path: "/admin/abandoned-carts", title: "Abandoned carts", permission: "customers.view" },
      { path: "/admin/reports", title: "Reports", permission: "reports.view", key: "r" },
      { path: "/admin/taxes", title: "Taxes", permission: "tax.import" },
    ],
  },
  {
    title: "Customers",
    rooms: [
      { path: "/admin/customers", title: "Customers", permission: "customers.view", key: "c" },
      { path: "/admin/contact-messages", title: "Contact messages", permission: "customers.messages" },
      { path: "/admin/questions", title: "Questions", permission: "questions.answer", key: "q" },
      { path: "/admin/reviews", title: "Reviews", permission: "reviews.moderate" },
      { path: "/admin/shared-photos", title: "Shared photos", permission: "photos.moderate" },
      { path: "/admin/design-comments", title: "Design comments", permission: "comments.moderate" },
      {
        path: "/admin/reply-templates",
        title: "Reply templates",
        permission: Object.values(replyKinds).map(({ permission }) => permission),
      },
      { path: "/admin/privacy-requests", title: "Privacy", permission: "customers.privacy" },
    ],
  },
  {
    title: "Shop",
    rooms: [
      { path: "/admin/catalog", title: "Catalog", permission: "catalog.view", key: "p" },
      { path: "/admin/content", title: "Content", permission: "content.view" },
      { path: "/admin/blanks", title: "Blanks", permission: "catalog.inventory", key: "b" },
      { path: "/admin/coupons", title: "Coupons", permission: "promo.quote" },
      { path: "/admin/price-codes", title: "Price codes", permission: "promo.quote" },
      { path: "/admin/offers", title: "Offers", permission: "promo.quote" },
      { path: "/admin/gift-cards", title: "Gift cards", permission: "customers.giftcardaccount" },
      { path: "/admin/newsletter", title: "Newsletter", permission: "newsletter.export" },
    ],
  },
  {
    title: "System",
    rooms: [
      { path: "/admin/settings", title: "Settings", permission: "settings.manage", key: "s" },
      { path: "/admin/staff", title: "Staff", permission: "staff.manage" },
      { path: "/admin/integrations", title: "Integrations", permission: "staff.manage" },
      { path: "/admin/webhooks", title: "Webhooks", permission: "settings.manage" },
      { path: "/admin/audit", title: "Audit log", permission: "audit.view" },
    ],
  },
];
