import type { ReactNode } from "react";
import { thisBrand } from "~/brand/this-brand";
import { replyKinds } from "../reply-templates/reply-kinds";
import type { StaffView } from "./staff-session.server";

interface Room {
  path: string;
  title: string;
  /** One that opens it, or several of which each does. */
  permission: string | string[];
}

const rooms: Room[] = [
  { path: "/admin", title: "Today", permission: "sales.view" },
  { path: "/admin/orders", title: "Orders", permission: "sales.view" },
  { path: "/admin/draft-orders", title: "Draft orders", permission: "sales.create" },
  { path: "/admin/customers", title: "Customers", permission: "customers.view" },
  { path: "/admin/privacy-requests", title: "Privacy", permission: "customers.privacy" },
  { path: "/admin/catalog", title: "Catalog", permission: "catalog.view" },
  { path: "/admin/content", title: "Content", permission: "content.view" },
  { path: "/admin/reviews", title: "Reviews", permission: "reviews.moderate" },
  { path: "/admin/shared-photos", title: "Shared photos", permission: "photos.moderate" },
  { path: "/admin/questions", title: "Questions", permission: "questions.answer" },
  {
    path: "/admin/reply-templates",
    title: "Reply templates",
    permission: Object.values(replyKinds).map(({ permission }) => permission),
  },
  { path: "/admin/coupons", title: "Coupons", permission: "promo.quote" },
  { path: "/admin/price-codes", title: "Price codes", permission: "promo.quote" },
  { path: "/admin/offers", title: "Offers", permission: "promo.quote" },
  { path: "/admin/gift-cards", title: "Gift cards", permission: "customers.giftcardaccount" },
  { path: "/admin/abandoned-carts", title: "Abandoned carts", permission: "customers.view" },
  { path: "/admin/newsletter", title: "Newsletter", permission: "newsletter.export" },
  { path: "/admin/reports", title: "Reports", permission: "reports.view" },
  { path: "/admin/taxes", title: "Taxes", permission: "tax.import" },
  { path: "/admin/settings", title: "Settings", permission: "settings.manage" },
  { path: "/admin/staff", title: "Staff", permission: "staff.manage" },
  { path: "/admin/integrations", title: "Integrations", permission: "staff.manage" },
  { path: "/admin/webhooks", title: "Webhooks", permission: "settings.manage" },
  { path: "/admin/audit", title: "Audit log", permission: "audit.view" },
];

/** What surrounds the pages of somebody who is signed in. @param pathname of the page */
export function AdminLayout({
  staff,
  pathname,
  children,
}: {
  staff: StaffView;
  pathname: string;
  children: ReactNode;
}) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="bar">
        <a className="brand" href="/admin">
          {thisBrand().name}
        </a>
        <nav aria-label="Admin">
          <ul>
            {rooms
              .filter(({ permission }) =>
                [permission].flat().some((code) => staff.permissions.includes(code)),
              )
              .map(({ path, title }) => (
                <li key={path}>
                  <a href={path} aria-current={isCurrent(path, pathname) ? "page" : undefined}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className="who">
          <span>
            {staff.name} <small>{staff.role_title}</small>
          </span>
          {!staff.uses_second_factor && <a href="/admin/enroll">Set up two-step sign-in</a>}
          <form method="post" action="/admin/sign-out">
            <button type="submit" className="quiet">
              Sign out
            </button>
          </form>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function isCurrent(path: string, pathname: string): boolean {
  const current = pathname.replace(/\/$/, "");
  return path === "/admin" ? current === path : current === path || current.startsWith(`${path}/`);
}
