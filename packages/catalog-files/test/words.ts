/** Words of product names by language, from which tests compose names. */
const WORDS: Readonly<Record<string, readonly [things: string, qualities: string]>> = {
  pl: [
    'kubek talerz łyżka krzesło świeca poduszka ręcznik ścierka półka wieszak',
    'żółty mały duży biały zielony ciemnoczerwony złoty różowy świąteczny niebieski',
  ],
  cs: [
    'hrnek talíř lžíce židle svíčka polštář ručník utěrka police věšák',
    'žlutý malý velký bílý zelený tmavě červený zlatý růžový vánoční modrý',
  ],
  hu: [
    'bögre tányér kanál szék gyertya párna törölköző konyharuha polc fogas',
    'sárga kicsi nagy fehér zöld sötétvörös arany rózsaszín karácsonyi kék',
  ],
  ro: [
    'cană farfurie lingură scaun lumânare pernă prosop raft cuier față',
    'galbenă mică mare albă verde roșie aurie roz crăciun albastră',
  ],
  fr: [
    'tasse assiette cuillère chaise théière oreiller serviette étagère cintre écharpe',
    'jaune légère élégante blanche verte foncée dorée rosée été bleutée',
  ],
  de: [
    'Becher Schüssel Löffel Stuhl Kerze Kissen Küchentuch Regal Bügel Tüte',
    'gelb groß klein weiß grün dunkelgrün golden rosé natürlich schön',
  ],
  es: [
    'taza plato cucharón silla lámpara cojín toalla paño estantería niño',
    'amarillo pequeño grande blanco verde marrón dorado rosáceo navideño último',
  ],
  sv: [
    'mugg tallrik sked stol ljus kudde handduk hylla hängare påse',
    'gul små stor grå grön mörkröd guld rosa jul blå',
  ],
  ru: [
    'кружка тарелка ложка стул свеча подушка полотенце полка вешалка сумка',
    'жёлтая маленькая большая белая зелёная красная золотая розовая зимняя синяя',
  ],
  uk: [
    'чашка тарілка ложка стілець свічка подушка рушник полиця вішак сумка',
    'жовта маленька велика біла зелена червона золота рожева зимова синя',
  ],
  el: [
    'κούπα πιάτο κουτάλι καρέκλα κερί μαξιλάρι πετσέτα ράφι κρεμάστρα τσάντα',
    'κίτρινη μικρή μεγάλη λευκή πράσινη κόκκινη χρυσή ροζ χειμερινή μπλε',
  ],
  tr: [
    'kupa tabak kaşık sandalye mum yastık havlu raf askı çanta',
    'sarı küçük büyük beyaz yeşil kırmızı altın pembe kış ışıklı',
  ],
  he: ['ספל צלחת כפית כיסא נר כרית מגבת מדף קולב תיק', 'צהוב קטן גדול לבן ירוק אדום זהוב ורוד חורפי כחול'],
  ar: [
    'كوب طبق ملعقة كرسي شمعة وسادة منشفة رف علاقة حقيبة',
    'أصفر صغير كبير أبيض أخضر أحمر ذهبي وردي شتوي أزرق',
  ],
  ja: [
    '湯呑み 茶碗 スプーン 椅子 キャンドル 枕 タオル 棚 ハンガー かばん',
    '黄色 小さい 大きい 白 緑 赤い 金色 ピンク 冬用 青',
  ],
  zh: [
    '杯子 盘子 勺子 椅子 蜡烛 枕头 毛巾 架子 衣架 手提包',
    '黄色 小号 大号 白色 绿色 红色 金色 粉红 冬季 蓝色',
  ],
  zhHant: [
    '杯子 盤子 湯匙 椅子 蠟燭 枕頭 毛巾 架子 衣架 手提包',
    '黃色 小號 大號 白色 綠色 紅色 金色 粉紅 冬季 藍色',
  ],
  ko: [
    '머그컵 접시 숟가락 의자 양초 베개 수건 선반 옷걸이 가방',
    '노란색 작은 큰 하얀색 초록색 빨간색 금색 분홍색 겨울용 파란색',
  ],
}

/** Composes names of two words by rule. */
export function namesOf(language: string, count: number): string[] {
  const [things = [], qualities = []] = WORDS[language]?.map((words) => words.split(' ')) ?? []
  return Array.from({ length: count }, (_, n) => {
    const thing = things[n % things.length] ?? ''
    const quality = qualities[(3 * n + Math.floor(n / 10)) % qualities.length] ?? ''
    return `${thing} ${quality} ${100 + n} ml`
  })
}
