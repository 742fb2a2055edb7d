import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/bricolage-grotesque/wdth.css';
import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import './fonts.css';
import '@atrium/ui/tokens.css';
import '@atrium/ui/base.css';
import './boot/first-picture.css';
