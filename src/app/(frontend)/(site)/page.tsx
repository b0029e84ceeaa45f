import { FloatingCallButton } from '@/components/site/FloatingCallButton';
import { ClosingCall } from '@/components/site/landing/ClosingCall';
import { LandingHero } from '@/components/site/landing/LandingHero';
import { LawFirmCase } from '@/components/site/landing/LawFirmCase';
import { SampleBand } from '@/components/site/landing/SampleBand';
import { ServicesGrid } from '@/components/site/landing/ServicesGrid';
import { ServiceTiers } from '@/components/site/landing/ServiceTiers';
import { ShownArithmetic } from '@/components/site/landing/ShownArithmetic';
import { pageMetadata } from '@/components/site/pageMetadata';
import { getPageCopy } from '@/queries/getPageCopy';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('landing');

export default async function LandingPage() {
  const [copy, { booking }] = await Promise.all([getPageCopy('landing'), getSiteSettings()]);
  return (
    <>
      <LandingHero copy={copy} booking={booking} />
      <SampleBand {...copy.sample} />
      <ServicesGrid copy={copy} />
      <ShownArithmetic {...copy.arithmetic} />
      <LawFirmCase {...copy.useCase} />
      <ServiceTiers copy={copy} booking={booking} />
      <ClosingCall {...copy.closing} />
      <FloatingCallButton />
    </>
  );
}
