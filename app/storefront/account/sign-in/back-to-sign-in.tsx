import { Link } from "@remix-run/react";

/** The way to the login. */
export function BackToSignIn() {
  return (
    <Link to="/customer/login" className="font-semibold text-accent underline underline-offset-4">
      Back to sign in
    </Link>
  );
}
