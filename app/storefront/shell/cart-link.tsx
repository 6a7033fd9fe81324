import { CartIcon } from "../ui/icons";
import { roundControl } from "./header-panel";
import { cartBadge } from "./visitor-text";

/** The link to the cart, with the number of items in it. */
export function CartLink({ count }: { count: number }) {
  return (
    <a href="/checkout/cart" className={`${roundControl} relative`}>
      <CartIcon />
      <span className="sr-only">Cart, {count === 1 ? "1 item" : `${count} items`}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-0 top-0.5 min-w-[20px] rounded-full bg-accent px-1 text-center text-[12px] font-bold leading-5 text-on-accent"
        >
          {cartBadge(count)}
        </span>
      )}
    </a>
  );
}
