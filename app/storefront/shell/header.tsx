import { type RefObject, useEffect, useRef, useState } from "react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { thisBrand } from "~/brand/this-brand";
import { brandFile } from "../content/brand-files";
import { OfferBanner } from "../offers/offer-banner";
import { SearchBox } from "../search/search-box";
import { useMissing } from "../session/features";
import { CartIcon, CloseIcon, SearchIcon } from "../ui/icons";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";
import { CachedFragment } from "./cached-fragment";
import { DepartmentMenu } from "./department-menu";
import { HeaderAccount } from "./header-account";
import { HeaderPanel, roundControl, usePanelsThatClose } from "./header-panel";
import { MobileMenu } from "./mobile-menu";
import type { ShellView } from "./shell-view.server";
import { cartBadge } from "./visitor-text";

interface HeaderProps {
  shell: ShellView;
  /** Without departments. */
  isShort: boolean;
  honeypot: HoneypotInputProps | null;
}

/** The header of every page: offers, logo, search, account, cart and departments. All of it works without JavaScript. */
export function Header({ shell, isShort, honeypot }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const { sentinel, isStuck } = useStuck();
  const menus = { missing: useMissing() };
  usePanelsThatClose(header);
  return (
    <>
      <OfferBanner offers={shell.offers} now={shell.now} honeypot={honeypot} />
      <div ref={sentinel} aria-hidden="true" className="pointer-events-none absolute top-[300px] h-px w-px" />
      <header ref={header} className="shop-header" data-stuck={isStuck}>
        <PlainLinks>
          <div className="shop-header-bar">
            <Container className="shop-header-row">
              <div className="flex items-center lg:hidden">
                <CachedFragment name="mobile menu" of={menus}>
                  <MobileMenu />
                </CachedFragment>
              </div>
              <HomeLink />
              <SearchBox id="search" className="hidden w-full max-w-[480px] lg:block" />
              <div className="flex items-center lg:gap-1">
                <SearchPanel />
                <HeaderAccount customer={shell.customer} />
                <CartLink count={shell.cartCount} />
              </div>
            </Container>
          </div>
          {!isShort && (
            <CachedFragment name="departments" of={menus}>
              <DepartmentMenu />
            </CachedFragment>
          )}
        </PlainLinks>
      </header>
    </>
  );
}

function HomeLink() {
  return (
    <a href="/" className="flex min-h-[44px] shrink-0 items-center gap-2.5">
      <img
        src={brandFile("/favicon.svg")}
        alt=""
        width="40"
        height="40"
        className="hidden h-9 w-9 drop-shadow-glow sm:block lg:h-10 lg:w-10"
      />
      <span className="whitespace-nowrap font-heading text-base font-semibold tracking-tight min-[340px]:text-lg lg:text-xl">
        {thisBrand().name}
      </span>
    </a>
  );
}

function SearchPanel() {
  const around = useRef<HTMLDivElement>(null);
  useFocusedFieldOnOpen(around);
  return (
    <div ref={around} className="contents">
      <HeaderPanel
        className="lg:hidden"
        button={
          <>
            <SearchIcon className="h-6 w-6 group-open:hidden" />
            <CloseIcon className="hidden h-6 w-6 group-open:block" />
            <span className="sr-only">Search</span>
          </>
        }
      >
        <div className="header-sheet overflow-visible p-4">
          <SearchBox id="panel-search" />
        </div>
      </HeaderPanel>
    </div>
  );
}

/**
 * Opens the panel and focuses its field within the tap: later, phones would not show their keyboard. The field of a panel
 * that was opened before the scripts came is focused when they come.
 */
function useFocusedFieldOnOpen(around: RefObject<HTMLElement>) {
  useEffect(() => {
    const node = around.current;
    const panel = node?.querySelector("details");
    if (!node || !panel) return;
    const focusField = () => panel.querySelector("input")?.focus();
    if (panel.open && !document.activeElement?.matches("input")) focusField();
    const open = (event: MouseEvent) => {
      if (panel.open) return;
      event.preventDefault();
      panel.open = true;
      focusField();
    };
    node.addEventListener("click", open);
    return () => node.removeEventListener("click", open);
  }, [around]);
}

/** The link to the cart, with the number of items in it. */
function CartLink({ count }: { count: number }) {
  return (
    <a href="/checkout/cart" className={`${roundControl} relative`}>
      <CartIcon />
      <span className="sr-only">Cart, {count === 1 ? "1 item" : `${count} items`}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-0 top-0.5 min-w-[20px] rounded-full bg-accent-fill px-1 text-center text-[12px] font-bold leading-5 text-on-accent"
        >
          {cartBadge(count)}
        </span>
      )}
    </a>
  );
}

/** Returns whether the page is scrolled past a sentinel element. */
function useStuck() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    const watch = new IntersectionObserver(([{ isIntersecting, boundingClientRect }]) => {
      setStuck(!isIntersecting && boundingClientRect.top < 0);
    });
    watch.observe(sentinel.current);
    return () => watch.disconnect();
  }, []);
  return { sentinel, isStuck };
}
