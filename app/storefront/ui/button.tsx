import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

export type ButtonVariant = "primary" | "quiet" | "plain";

const shape =
  "inline-flex min-h-[48px] items-center justify-center gap-2 rounded-full text-center font-semibold transition-colors duration-200 ease-out disabled:cursor-not-allowed disabled:opacity-60";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent-fill px-4 sm:px-6 text-on-accent shadow-glow hover:bg-accent-strong",
  quiet: "border border-field-line bg-card px-4 sm:px-6 text-ink hover:border-ink",
  plain: "px-2 text-accent-strong underline underline-offset-4",
};

/** Classes of a button for other elements, such as a summary. */
export function buttonClasses(variant: ButtonVariant, className = ""): string {
  return `${shape} ${variants[variant]} ${className}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

/** A button, 48 pixels high; type submit by default. */
export function Button({ variant = "primary", className, type = "submit", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(variant, className)} {...rest} />;
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

/** A link styled as a button. */
export function ButtonLink({ variant = "primary", className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClasses(variant, className)} {...rest} />;
}
