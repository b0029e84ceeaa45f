import { Button } from '@/components/ui/Button';

const providers = ['Google', 'Facebook'] as const;

interface SocialButtonsProps {
  onUse: (provider: (typeof providers)[number]) => void;
}

/** Hidden, because social sign-in isn't offered yet. */
export function SocialButtons({ onUse }: SocialButtonsProps) {
  return (
    <div hidden>
      {providers.map((provider) => (
        <Button key={provider} variant="secondary" onClick={() => onUse(provider)}>
          {`Continue with ${provider}`}
        </Button>
      ))}
    </div>
  );
}
