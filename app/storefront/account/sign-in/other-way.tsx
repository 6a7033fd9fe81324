import { ButtonLink } from "~/storefront/ui/button";

/** A button that leads to another form of the same page. */
export function OtherWay({ to, children }: { to: string; children: string }) {
  return (
    <>
      <p className="my-5 flex items-center gap-4 text-sm text-soft-ink before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <ButtonLink to={to} variant="quiet" className="w-full">
        {children}
      </ButtonLink>
    </>
  );
}
