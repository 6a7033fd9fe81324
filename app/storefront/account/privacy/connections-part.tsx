import { Form } from "@remix-run/react";
import { Button } from "~/storefront/ui/button";
import { Part } from "../part";
import type { PrivacyData } from "./loader.server";
import { DISCONNECT } from "./privacy-forms";

/** The social network accounts that can sign in to this account. */
export function ConnectionsPart({ connections }: Pick<PrivacyData, "connections">) {
  return (
    <Part id="connections" title="Social sign-in">
      <p className="text-soft-ink">
        These let you sign in without a password. If you disconnect them, you can still sign in with a code by
        email.
      </p>
      <ul className="mt-4 divide-y divide-line">
        {connections.map(({ source, network, name, since }) => (
          <li key={source} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-0">
              <span className="font-semibold">{network}</span>
              {name && <span className="break-words">, {name}</span>}
              <span className="block text-sm text-soft-ink">Since {since}</span>
            </p>
            <Form method="post">
              <input type="hidden" name="intent" value={DISCONNECT} />
              <input type="hidden" name="source" value={source} />
              <Button variant="quiet">
                Disconnect<span className="sr-only"> {network}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Part>
  );
}
