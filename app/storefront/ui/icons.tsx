import type { ReactNode } from "react";

interface IconProps {
  className?: string;
}

/** An icon of lines on a 24 by 24 grid, in the color of the surrounding text; hidden from screen readers. */
export function LineIcon({ className = "h-6 w-6", children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  );
}

/** @param path data of the lines */
export function lineIcon(path: string) {
  return (props: IconProps) => (
    <LineIcon {...props}>
      <path d={path} />
    </LineIcon>
  );
}

export const CartIcon = lineIcon("M3 4h2.2l2.3 11h10.3l2-8H6.2M9 20h.01M17 20h.01");
export const PersonIcon = lineIcon(
  "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5",
);
export const MenuIcon = lineIcon("M4 7h16M4 12h16M4 17h16");
export const CloseIcon = lineIcon("m6 6 12 12M18 6 6 18");
export const CheckIcon = lineIcon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l2.8 2.8L16 9.5");
export const AlertIcon = lineIcon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.5v.01");
export const TruckIcon = lineIcon(
  "M2.5 6h11v10h-11zM13.5 9.5h4l3.5 3.5v3h-7.5M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
);
export const EyeIcon = lineIcon(
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
);
export const BrushIcon = lineIcon(
  "M20 4c-4 1-8 5-10 9l2 2c4-2 8-6 8-11ZM9.5 14c-3 0-4 2-4 4 0 1-1 2-2 2 3 1.5 8 1 8-4",
);
export const LockIcon = lineIcon("M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3");
export const HeartIcon = lineIcon(
  "M12 20s-7.5-4.5-7.5-10A4 4 0 0 1 12 7.5 4 4 0 0 1 19.5 10c0 5.5-7.5 10-7.5 10Z",
);
export const TrashIcon = lineIcon("M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5");
export const PencilIcon = lineIcon("m4 20 1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5");
export const CopyIcon = lineIcon(
  "M8.5 10a1.5 1.5 0 0 1 1.5-1.5h8.5A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5zM15.5 8.5v-3A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5h3",
);
export const ChevronIcon = lineIcon("m7 10 5 5 5-5");
export const PauseIcon = lineIcon("M9 6v12M15 6v12");
export const PlayIcon = lineIcon("M8 5.5v13l10.5-6.5z");
export const SearchIcon = lineIcon("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20");
export const ChatIcon = lineIcon("M4 5h16v11h-8l-5 4v-4H4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01");
export const GiftIcon = lineIcon(
  "M3.5 8.5h17v4h-17ZM5 12.5h14v8H5ZM12 8.5v12M12 8.5C9 8.5 7 7.5 7 5.6S10.5 3.4 12 8.5c1.5-5.1 5-4.8 5-2.9s-2 2.9-5 2.9Z",
);
