import { useLocation } from "@remix-run/react";
import { Logo } from "~/design/art/logo";
import { CartIcon, ChevronIcon, LockIcon, PersonIcon } from "../ui/icons";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import { HeaderPanel, roundControl } from "./header-panel";
import { MobileMenu } from "./mobile-menu";
import { shopDestinations } from "./navigation";
import type { ShellView } from "./shell-view.server";
import { cartBadge, loginPath, shortName } from "./visitor-words";

/** The head of every page: offer, logo, shop, account and cart. Panels open without JavaScript. */
export function Header({ shell }: { shell: ShellView }) {
  return (
    <header className="border-b border-line bg-paper">
      {shell.offer && <OfferLine text={shell.offer.text} />}
      <PlainLinks>
        <Container className="flex h-16 items-center justify-between gap-2 lg:h-20">
          <MobileMenu isVisitor={!shell.customer} />
          <HomeLink />
          <ShopLinks />
          <div className="flex items-center gap-1">
            <Account shell={shell} />
            <CartLink count={shell.cartCount} />
          </div>
        </Container>
      </PlainLinks>
    </header>
  );
}

/** The checkout's head: the way home, and nothing else to click away to. */
export function CalmHeader() {
  return (
    <header className="border-b border-line bg-paper">
      <Container className="flex h-16 items-center justify-between lg:h-20">
        <HomeLink />
        <p className="flex items-center gap-2 text-sm font-semibold text-pine">
          <LockIcon className="h-5 w-5" />
          Secure checkout
        </p>
      </Container>
    </header>
  );
}

function OfferLine({ text }: { text: string }) {
  return (
    <p className="bg-pine px-4 py-2 text-center text-sm font-medium text-white">
      <span>{text}</span>
    </p>
  );
}

function HomeLink() {
  return (
    <a href="/" className="flex min-h-[44px] shrink-0 items-center gap-2.5">
      <Logo className="h-9 w-9 lg:h-10 lg:w-10" />
      <span className="whitespace-nowrap font-heading text-lg font-semibold tracking-tight lg:text-xl">
        My Pet Canvas
      </span>
    </a>
  );
}

function ShopLinks() {
  return (
    <nav aria-label="Shop" className="hidden lg:block">
      <ul className="flex">
        {shopDestinations.map(({ title, path }) => (
          <li key={path}>
            <a
              href={path}
              className="flex min-h-[44px] items-center whitespace-nowrap rounded-full px-3 font-medium hover:bg-accent-tint hover:text-accent-strong"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Account({ shell }: { shell: ShellView }) {
  const location = useLocation();
  if (!shell.customer) {
    return (
      <>
        <a href={loginPath("login", location)} className={roundControl}>
          <PersonIcon />
          <span className="sr-only sm:not-sr-only">Login</span>
        </a>
        <a href={loginPath("register", location)} className={`${roundControl} hidden xl:flex`}>
          Register
        </a>
      </>
    );
  }
  return (
    <HeaderPanel
      className="relative"
      button={
        <>
          <PersonIcon />
          <span className="sr-only sm:not-sr-only">Hi, {shortName(shell.customer.firstname)}</span>
          <ChevronIcon className="hidden h-4 w-4 group-open:rotate-180 sm:block" />
        </>
      }
    >
      <div className="absolute right-0 z-30 mt-2 w-52 rounded-card border border-line bg-card p-2 shadow-float">
        <a href="/customer/account/dashboard" className={panelLink}>
          My Account
        </a>
        <LogoutForm />
      </div>
    </HeaderPanel>
  );
}

const panelLink =
  "flex min-h-[48px] w-full items-center rounded-field px-3 text-left font-medium hover:bg-accent-tint";

function LogoutForm() {
  return (
    <form method="post" action="/customer/logout">
      <button type="submit" className={panelLink}>
        Logout
      </button>
    </form>
  );
}

function CartLink({ count }: { count: number }) {
  return (
    <a href="/checkout/cart" className={`${roundControl} relative`}>
      <CartIcon />
      <span className="sr-only">Cart, {count === 1 ? "1 item" : `${count} items`}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-0 top-0.5 min-w-[20px] rounded-full bg-accent px-1 text-center text-[12px] font-bold leading-5 text-white"
        >
          {cartBadge(count)}
        </span>
      )}
    </a>
  );
}
