import { StructuredData } from '@/components/site/structuredData/StructuredData';

export default function LandingStructuredData() {
  return <StructuredData page="landing" />;
}
