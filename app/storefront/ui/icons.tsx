import { icons } from "~/design/drawings/art/icons.generated";

/** Line icons on a 24 by 24 grid, in the colour of the text around them; hidden from screen readers. */

interface IconProps {
  className?: string;
}

function LineIcon({ className = "h-6 w-6", path }: IconProps & { path: string }) {
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
      <path d={path} />
    </svg>
  );
}

export const CartIcon = (props: IconProps) => <LineIcon path={icons.cart} {...props} />;
export const PersonIcon = (props: IconProps) => <LineIcon path={icons.person} {...props} />;
export const MenuIcon = (props: IconProps) => <LineIcon path={icons.menu} {...props} />;
export const CloseIcon = (props: IconProps) => <LineIcon path={icons.close} {...props} />;
export const CheckIcon = (props: IconProps) => <LineIcon path={icons.check} {...props} />;
export const AlertIcon = (props: IconProps) => <LineIcon path={icons.alert} {...props} />;
export const TruckIcon = (props: IconProps) => <LineIcon path={icons.truck} {...props} />;
export const EyeIcon = (props: IconProps) => <LineIcon path={icons.eye} {...props} />;
export const BrushIcon = (props: IconProps) => <LineIcon path={icons.brush} {...props} />;
export const LockIcon = (props: IconProps) => <LineIcon path={icons.lock} {...props} />;
export const HeartIcon = (props: IconProps) => <LineIcon path={icons.heart} {...props} />;
export const TrashIcon = (props: IconProps) => <LineIcon path={icons.trash} {...props} />;
export const PencilIcon = (props: IconProps) => <LineIcon path={icons.pencil} {...props} />;
export const CopyIcon = (props: IconProps) => <LineIcon path={icons.copy} {...props} />;
export const ChevronIcon = (props: IconProps) => <LineIcon path={icons.chevron} {...props} />;
export const PauseIcon = (props: IconProps) => <LineIcon path={icons.pause} {...props} />;
export const PlayIcon = (props: IconProps) => <LineIcon path={icons.play} {...props} />;
export const SearchIcon = (props: IconProps) => <LineIcon path={icons.search} {...props} />;
export const ChatIcon = (props: IconProps) => <LineIcon path={icons.chat} {...props} />;
export const GiftIcon = (props: IconProps) => <LineIcon path={icons.gift} {...props} />;
